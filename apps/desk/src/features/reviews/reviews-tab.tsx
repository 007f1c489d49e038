import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { reviewDesk } from '@dimsum/words/desk/reviews'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminReviewsQuery, maxPublished, publishedStep } from '../../api/reviews.ts'
import { EmptyList } from '../../components/empty-list.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useSteadyList } from '../../components/steady-list.ts'
import { ReviewCard } from './review-card.tsx'

/** Moderation: pending reviews first, then the newest. Cards keep their position until the owner asks for new ones. */
export function ReviewsTab() {
  const [published, setPublished] = useState(publishedStep)
  const [maxShown, setMaxShown] = useState(published)
  const reviews = useQuery({ ...adminReviewsQuery(published), placeholderData: keepPreviousData })
  const { shown, waiting, mergeNewRows } = useSteadyList(reviews.data, { growsBelow: true })

  if (!reviews.data) {
    return (
      <QueryState
        query={reviews}
        notLoaded={reviewDesk.notLoaded}
        className="grid gap-4 lg:grid-cols-2"
        bars={Array(2).fill('h-56 w-full rounded-card')}
      />
    )
  }
  const pending = reviews.data.filter(({ isPublic }) => !isPublic).length
  const isMore =
    shown.length > maxShown || (reviews.data.length - pending > published && published < maxPublished)
  const bringIn = () => {
    mergeNewRows()
    setMaxShown(maxShown + waiting)
  }
  return (
    <div className="grid gap-4">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
        <Say.h2 className="text-h2 font-bold">
          {reviewDesk.pending(shown.filter(({ isPublic }) => !isPublic).length)}
        </Say.h2>
        {waiting > 0 && <Button onClick={bringIn}>{reviewDesk.bringIn(waiting)}</Button>}
      </div>
      {shown.length === 0 && <EmptyList title={reviewDesk.none} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {shown.slice(0, maxShown).map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </div>
      {isMore && (
        <div className="text-center">
          <Button
            variant="outline"
            size="xl"
            busy={reviews.isPlaceholderData}
            onClick={() => {
              setPublished(published + publishedStep)
              setMaxShown(maxShown + publishedStep)
            }}
          >
            {reviewDesk.more}
          </Button>
        </div>
      )}
    </div>
  )
}
