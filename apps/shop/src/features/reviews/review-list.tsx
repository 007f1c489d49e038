import type { PublicReview } from '@dimsum/contract/reviews'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { RetryButton } from '@dimsum/ui/retry-button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { SteamerMark } from '@dimsum/web/components/steamer-mark.tsx'
import { reviews as words } from '@dimsum/words/shop/reviews'
import { ReviewCard } from './review-card.tsx'

const grid = 'mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-3'
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f']

type ReviewListProps = {
  /** `undefined` while loading. */
  reviews: readonly PublicReview[] | undefined
  failed: boolean
  onRetry: () => void
}

/** Approved reviews, with 6 skeletons while loading and a text when there are none (product.md section 4). */
export function ReviewList({ reviews, failed, onRetry }: ReviewListProps) {
  if (failed && !reviews) {
    return (
      <div className="mt-8 grid justify-items-start gap-4">
        <InlineAlert title={words.notLoaded} />
        <RetryButton onClick={onRetry}>{words.tryAgain}</RetryButton>
      </div>
    )
  }
  if (!reviews) {
    return (
      <LoadingRegion className={grid} label={words.loading}>
        {placeholders.map((key) => (
          <Card key={key} data-placeholder className="grid content-start gap-3 p-5">
            <Skeleton className="h-5 w-28" />
            <Skeleton />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </Card>
        ))}
      </LoadingRegion>
    )
  }
  if (reviews.length === 0) {
    return (
      <Card className="mt-8 flex flex-col items-center px-4 py-10 text-center">
        <SteamerMark empty className="size-20 text-garis-kuat" />
        <Say.p className="mt-4 text-title font-bold">{words.none}</Say.p>
        <Say.p className="text-kecap-700">{words.beFirst}</Say.p>
      </Card>
    )
  }
  return (
    <ul className={grid}>
      {reviews.map((review) => (
        <li key={review.id} className="flex">
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}
