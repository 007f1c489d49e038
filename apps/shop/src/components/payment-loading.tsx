import { Card } from '@dimsum/ui/card.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'

type PaymentLoadingProps = { methods: readonly string[]; hasSummary?: boolean }

/** Skeleton of a payment page: summary, unless it has loaded, one card per method, button. */
export function PaymentLoading({ methods, hasSummary = true }: PaymentLoadingProps) {
  return (
    <LoadingRegion className="grid grid-cols-1 gap-6">
      {hasSummary && (
        <Card className="p-4 sm:p-6">
          <Skeleton className="h-7 w-40 max-w-full" />
          <div className="mt-4 grid grid-cols-1 gap-2">
            {['id', 'package', 'quantity', 'delivery'].map((row) => (
              <Skeleton key={row} className="h-6.5 w-full" />
            ))}
          </div>
          <Skeleton className="mt-4 h-12 w-full" />
        </Card>
      )}
      <div className="grid grid-cols-1 gap-3">
        <Skeleton className="h-6.5 w-40 max-w-full" />
        {methods.map((method) => (
          <Skeleton key={method} className="h-20 w-full rounded-card" />
        ))}
      </div>
      <Skeleton className="h-14 w-full rounded-button" />
    </LoadingRegion>
  )
}
