import type { Review } from '@dimsum/contract/reviews'
import { formatOrderId } from '@dimsum/domain/order-number'
import { Badge } from '@dimsum/ui/badge.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useFirstPress } from '@dimsum/ui/use-first-press.ts'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { Stars } from '@dimsum/web/components/stars.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { reviewDesk } from '@dimsum/words/desk/reviews'
import { BadgeCheck } from 'lucide-react'
import { DeleteReview } from './delete-review.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useModeration } from './use-moderation.ts'

/** One review with approve and hide, which can be undone from the toast and the card. */
export function ReviewCard({ review }: { review: Review }) {
  const { isPublic, isPending, failure, decide } = useModeration(review)
  const text = useText()
  const press = useFirstPress(() => decide(!isPublic))
  return (
    <Card
      role="article"
      aria-label={text(reviewDesk.reviewBy(review.customerName))}
      className="grid content-start gap-3 p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Stars rating={review.rating} />
        <Badge tone={isPublic ? 'positive' : 'warning'}>
          {isPublic ? reviewDesk.isPublic : reviewDesk.isPending}
        </Badge>
        {review.isVerified && (
          <Badge tone="halal">
            <BadgeCheck aria-hidden="true" className="size-4" />
            <Say>{reviewDesk.verified}</Say>
          </Badge>
        )}
      </div>
      <p className="whitespace-pre-line wrap-anywhere">
        <bdi>{review.reviewText}</bdi>
      </p>
      <p className="text-small text-kecap-600 wrap-anywhere">
        <bdi className="font-bold text-kecap-900">{review.customerName}</bdi>
        {review.customerEmail && (
          <>
            {' · '}
            <a href={`mailto:${encodeURIComponent(review.customerEmail)}`} className="underline">
              {review.customerEmail}
            </a>
          </>
        )}
        {' · '}
        <ShopDate at={review.createdAt} format="short-time" />
        {review.orderId !== null && (
          <>
            {' · '}
            <RouteLink
              href={`/admin?tab=orders&order=${review.orderId}`}
              className="inline-flex min-h-6 items-center font-bold text-pandan-700 underline"
            >
              {reviewDesk.order(formatOrderId(review.orderId))}
            </RouteLink>
          </>
        )}
      </p>
      {failure !== null && (
        <Say.p role="alert" className="rounded-input bg-cabai-100 p-3 text-small font-bold text-cabai-700">
          {failure}
        </Say.p>
      )}
      <ReplyForm
        review={review}
        acts={
          <Button variant={isPublic ? 'outline' : 'primary'} busy={isPending} onClick={press}>
            {isPublic ? reviewDesk.hide : reviewDesk.approve}
          </Button>
        }
        last={<DeleteReview review={review} />}
      />
    </Card>
  )
}
