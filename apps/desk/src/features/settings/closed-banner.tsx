import { takesOrdersFrom } from '@dimsum/domain/ordering'
import { formatDeadline } from '@dimsum/domain/wib-date'
import { Button } from '@dimsum/ui/button.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveShopSettings, shopSettingsQuery } from '../../api/shop-settings.ts'
import { useMay } from '../../components/use-may.ts'
import { useMinute } from '../../components/use-minute.ts'

/** «Toko ditutup · Buka lagi», on every screen of the desk while customers cannot order. */
export function ClosedBanner() {
  const queries = useQueryClient()
  const may = useMay()
  const now = useMinute()
  const ordering = useQuery({ ...shopSettingsQuery, enabled: may('settings') }).data?.ordering
  const opening = useMutation({
    mutationFn: saveShopSettings,
    onSuccess: (saved) => {
      queries.setQueryData(shopSettingsQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey })
      toast({ title: 'Toko menerima pesanan lagi', tone: 'success', lang: 'id' })
    },
    onError: (error) => {
      // Perhaps another device changed it meanwhile: what is shown must be what is so.
      void queries.invalidateQueries({ queryKey: shopSettingsQuery.queryKey })
      toast({
        title: 'Toko belum dibuka',
        description: errorMessage(error, 'Coba lagi.'),
        tone: 'danger',
        lang: 'id',
      })
    },
  })
  if (!ordering) return null
  const from = takesOrdersFrom(ordering, now)
  if (from !== null && from <= now) return null

  const open = () => opening.mutate({ ordering: { state: 'open', until: null }, expected: { ordering } })
  return (
    <section
      lang="id"
      aria-label="Toko tidak menerima pesanan"
      className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-input bg-kunyit-100 py-2 pr-2 pl-4 text-kunyit-800 print:hidden"
    >
      <p className="font-bold">{from ? `Toko dijeda sampai ${formatDeadline(from)}` : 'Toko ditutup'}</p>
      <Button variant="outline" onClick={open} busy={opening.isPending} busyText="Membuka...">
        Buka lagi
      </Button>
    </section>
  )
}
