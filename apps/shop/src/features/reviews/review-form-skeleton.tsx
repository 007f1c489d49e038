import { Card } from '@dimsum/ui/card.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { reviews } from '@dimsum/words/shop/reviews'

export function ReviewFormSkeleton() {
  return (
    <Card className="mt-6 max-w-form p-5 sm:p-6">
      <LoadingRegion label={reviews.loading} className="grid gap-5">
        <Skeleton className="h-12 w-60" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-12 w-40" />
      </LoadingRegion>
    </Card>
  )
}
