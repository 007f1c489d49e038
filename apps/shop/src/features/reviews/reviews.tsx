import { keyInFragment } from '@dimsum/contract/order-links'
import { parseOrderIdInput } from '@dimsum/domain/order-number'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { Stars } from '@dimsum/web/components/stars.tsx'
import { reviews as words } from '@dimsum/words/shop/reviews'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  publicReviewsQuery,
  reviewSummaryQuery,
  reviewsForAverage,
  reviewsShownFirst,
} from '../../api/reviews.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewList } from './review-list.tsx'
import { keepReviewedOrder, type ReviewedOrder, recallReviewedOrder } from './reviewed-order.ts'
import { StarBars } from './star-bars.tsx'

/** Reviews and the review form (product.md section 2). The fixed texts are English by default. */
export function Reviews() {
  const [writing, setWriting] = useState(false)
  const [reviewed, setReviewed] = useState<ReviewedOrder | null>(null)
  const section = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => {
    setWriting(false)
    setReviewed(recallReviewedOrder())
    toggle.current?.focus()
  }

  // A private review link (`/?review=12#key=…`) opens the form. So does tracking, for an order that this browser holds
  // (`/?review=12`). Both are removed from the URL, so that sharing it does not share them.
  useEffect(() => {
    const orderKey = keyInFragment(location.hash)
    const orderId = parseOrderIdInput(new URLSearchParams(location.search).get('review') ?? '')
    const order = orderKey !== null ? { orderKey } : orderId !== null ? { orderId } : null
    setReviewed(order ?? recallReviewedOrder())
    if (order === null) return
    keepReviewedOrder(order)
    history.replaceState(history.state, '', location.pathname)
    setWriting(true)
    section.current?.scrollIntoView()
    section.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [])

  return (
    <section ref={section} id="reviews" aria-labelledby="reviews-heading">
      <div className="mx-auto max-w-content px-4 py-14 sm:px-6 md:py-20 lg:px-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <Say.h2 id="reviews-heading" tabIndex={-1} className="font-display text-h2 font-semibold">
              {words.title}
            </Say.h2>
            <Average />
          </div>
          <button
            ref={toggle}
            type="button"
            aria-expanded={writing}
            aria-controls="review-form"
            onClick={() => setWriting(!writing)}
            className={`needs-scripts ${buttonStyle({ variant: 'outline' })}`}
          >
            <Say>{words.write}</Say>
          </button>
        </div>
        <div id="review-form">{writing && <ReviewForm reviewed={reviewed} onClose={close} />}</div>
        <LatestReviews />
      </div>
    </section>
  )
}

/** Shown from three reviews on. */
function Average() {
  const { data: summary } = useQuery(reviewSummaryQuery)
  if (!summary || summary.average === null || summary.count < reviewsForAverage) return null
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-kecap-700">
        <Stars rating={summary.average} className="h-6" />
        <Say.span
          parts={{
            average: (
              <Say.span className="font-bold text-kecap-900">{words.averageStars(summary.average)}</Say.span>
            ),
            count: summary.count,
          }}
        >
          {words.average}
        </Say.span>
      </p>
      <StarBars stars={summary.stars} count={summary.count} />
    </>
  )
}

function LatestReviews() {
  const { data: reviews, isError, isFetching, refetch } = useQuery(publicReviewsQuery)
  const { data: summary } = useQuery(reviewSummaryQuery)
  const [showsAll, setShowsAll] = useState(false)

  const count = Math.max(summary?.count ?? 0, reviews?.length ?? 0)
  const showAll = async () => {
    // The document embeds only the first few.
    if ((reviews?.length ?? 0) < count && (await refetch()).isError) {
      toast({ title: words.notLoaded, tone: 'danger' })
      return
    }
    setShowsAll(true)
  }
  return (
    <>
      <ReviewList
        reviews={showsAll ? reviews : reviews?.slice(0, reviewsShownFirst)}
        failed={isError}
        onRetry={() => void refetch()}
      />
      {!showsAll && count > reviewsShownFirst && (
        <button
          type="button"
          aria-busy={isFetching}
          onClick={() => void showAll()}
          className={`needs-scripts mt-6 ${buttonStyle({ variant: 'quiet' })}`}
        >
          <Say>{words.showMore}</Say>
        </button>
      )}
    </>
  )
}
