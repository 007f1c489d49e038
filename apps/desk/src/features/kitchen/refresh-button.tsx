import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { kitchen } from '@dimsum/words/desk/kitchen'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { cookSheetQuery } from '../../api/kitchen.ts'
import { toastFailure } from '../../components/toast-failure.ts'

/** «Muat ulang» with the time of the last fetch. Changes also arrive without it. */
export function RefreshButton({ day }: { day: string }) {
  const { dataUpdatedAt, isFetching, refetch } = useQuery(cookSheetQuery(day))
  // The sheet stays as it was, so nothing else on the screen says that the press failed.
  const reload = () => refetch({ throwOnError: true }).catch(toastFailure(kitchen.sheetNotLoaded))
  return (
    <Button variant="outline" size="xl" className="px-3!" busy={isFetching} onClick={reload}>
      <RefreshCw aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span>
        <Say>{kitchen.reload}</Say>
        {dataUpdatedAt > 0 && (
          <Say.span
            className="block text-caption font-medium"
            parts={{ time: <ShopDate at={new Date(dataUpdatedAt).toISOString()} format="time" /> }}
          >
            {kitchen.updated}
          </Say.span>
        )}
      </span>
    </Button>
  )
}
