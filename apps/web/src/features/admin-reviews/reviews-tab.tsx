import { useQuery } from '@tanstack/react-query'
import { adminReviewsQuery } from '../../api/admin-reviews.ts'
import { SteamerMark } from '../../components/steamer-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { InlineAlert } from '../../ui/inline-alert.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { ReviewCard } from './review-card.tsx'

/** Moderation: what waits first, then the newest. */
export function ReviewsTab() {
  const reviews = useQuery(adminReviewsQuery)
  if (reviews.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <InlineAlert title="Reviews could not be loaded.">
          <p>{reviews.error.message}</p>
        </InlineAlert>
        <Button onClick={() => reviews.refetch()}>Try again</Button>
      </div>
    )
  }
  if (!reviews.data) {
    return (
      <LoadingRegion className="grid gap-4 lg:grid-cols-2">
        {['first', 'second'].map((card) => (
          <Skeleton key={card} className="h-56 w-full rounded-card" />
        ))}
      </LoadingRegion>
    )
  }
  const pending = reviews.data.filter((review) => !review.isPublic).length
  return (
    <div className="grid gap-6">
      <h2 className="text-h2 font-bold">
        {pending} pending {pending === 1 ? 'approval' : 'approvals'}
      </h2>
      {reviews.data.length === 0 ? (
        <div className="grid justify-items-center gap-4 py-12 text-center">
          <SteamerMark empty className="size-20 text-garis-kuat" />
          <p className="text-title font-bold">No reviews yet</p>
        </div>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {reviews.data.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </div>
      )}
    </div>
  )
}
