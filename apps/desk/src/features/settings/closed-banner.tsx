import { takesOrdersFrom } from '@dimsum/domain/ordering'
import { Button } from '@dimsum/ui/button.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { useNow } from '@dimsum/web/components/now.tsx'
import { closedShop } from '@dimsum/words/desk/closed-shop'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { saveShopSettings, shopSettingsQuery } from '../../api/shop-settings.ts'
import { toastFailure } from '../../components/toast-failure.ts'
import { useHasRight } from '../../components/use-has-right.ts'

/** «Toko ditutup · Buka lagi», on every screen while customers cannot order. */
export function ClosedBanner() {
  const queries = useQueryClient()
  const may = useHasRight()
  const text = useText()
  const now = useNow()
  const ordering = useQuery({ ...shopSettingsQuery, enabled: may('settings') }).data?.ordering
  const opening = useMutation({
    mutationFn: saveShopSettings,
    onSuccess: (saved) => {
      queries.setQueryData(shopSettingsQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey })
      toast({ title: closedShop.opened, tone: 'success' })
    },
    onError: (error) => {
      // Another device may have changed it meanwhile.
      void queries.invalidateQueries({ queryKey: shopSettingsQuery.queryKey })
      toastFailure(closedShop.notOpened)(error)
    },
  })
  if (!ordering) return null
  const from = takesOrdersFrom(ordering, now)
  if (from !== null && from <= now) return null

  const open = () => opening.mutate({ ordering: { state: 'open', until: null }, expected: { ordering } })
  return (
    <section
      aria-label={text(closedShop.label)}
      className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-input bg-kunyit-100 py-2 pr-2 pl-4 text-kunyit-800 print:hidden"
    >
      <Say.p className="font-bold">{from ? closedShop.pausedUntil(from) : closedShop.closed}</Say.p>
      <Button variant="outline" onClick={open} busy={opening.isPending} busyText={closedShop.opening}>
        {closedShop.open}
      </Button>
    </section>
  )
}
