import { Card } from '@dimsum/ui/card.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'

/** Skeleton of a payment page: summary, one card per method, button. */
export function PaymentLoading({ methods }: { methods: readonly string[] }) {
  return (
    <LoadingRegion className="grid grid-cols-1 gap-6">
      <Card className="p-4 sm:p-6">
        <Skeleton className="h-7 w-40 max-w-full" />
        <div className="mt-4 grid grid-cols-1 gap-2">
          {['id', 'package', 'quantity', 'delivery'].map((row) => (
            <Skeleton key={row} className="h-6.5 w-full" />
          ))}
        </div>
        <Skeleton className="mt-4 h-12 w-full" />
      </Card>
      <MethodShapes methods={methods} />
    </LoadingRegion>
  )
}

/** Skeleton of the methods and the button, below a summary that has loaded. */
export function MethodsLoading({ methods }: { methods: readonly string[] }) {
  return (
    <LoadingRegion className="grid grid-cols-1 gap-6">
      <MethodShapes methods={methods} />
    </LoadingRegion>
  )
}

function MethodShapes({ methods }: { methods: readonly string[] }) {
  return (
    <>
      <div className="grid grid-cols-1 gap-3">
        <Skeleton className="h-6.5 w-40 max-w-full" />
        {methods.map((method) => (
          <Skeleton key={method} className="h-20 w-full rounded-card" />
        ))}
      </div>
      <Skeleton className="h-14 w-full rounded-button" />
    </>
  )
}
