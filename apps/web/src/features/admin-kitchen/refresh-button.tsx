import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { cookSheetQuery } from '../../api/kitchen.ts'
import { ShopDate } from '../../components/shop-date.tsx'
import { Button } from '../../ui/button.tsx'

/** «Diperbarui 14:32 · Muat ulang». Changes arrive by themselves; this is for whoever doubts it. */
export function RefreshButton({ day }: { day: string }) {
  const { dataUpdatedAt, isFetching, refetch } = useQuery(cookSheetQuery(day))
  return (
    <Button variant="outline" size="xl" busy={isFetching} onClick={() => refetch()}>
      <RefreshCw aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span>
        {dataUpdatedAt > 0 && (
          <>
            Diperbarui <ShopDate at={new Date(dataUpdatedAt).toISOString()} format="time" /> ·{' '}
          </>
        )}
        Muat ulang
      </span>
    </Button>
  )
}
