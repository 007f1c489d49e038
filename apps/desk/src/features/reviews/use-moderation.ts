import type { Review } from '@dimsum/contract/reviews'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { reviewDesk } from '@dimsum/words/desk/reviews'
import { widgets } from '@dimsum/words/widgets'
import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { changeReviewVisibility, putReview } from '../../api/reviews.ts'
import { toastFailure } from '../../components/toast-failure.ts'

/** Approves or hides a review, optimistically; reverted when the server rejects it. */
export function useModeration(review: Review) {
  const queries = useQueryClient()
  const key = ['admin', 'review-visibility', review.id]
  const latest = useMutationState({
    filters: { mutationKey: key, exact: true },
    select: ({ state }) => state as MutationState<Review, Error, boolean>,
  }).at(-1)

  const { mutate } = useMutation({
    mutationKey: key,
    scope: { id: `review-${review.id}` },
    mutationFn: (isPublic: boolean) => changeReviewVisibility({ id: review.id, isPublic }),
    onSuccess: (stored) => {
      putReview(queries, stored)
      toast({
        title: reviewDesk.updated,
        tone: 'success',
        action: { label: widgets.undo, onPress: () => mutate(!stored.isPublic) },
      })
    },
    onError: toastFailure(reviewDesk.failed, reviewDesk.notUpdated),
  })

  const isPending = latest?.status === 'pending'
  return {
    isPublic: isPending ? (latest.variables ?? review.isPublic) : review.isPublic,
    isPending,
    /** Reason why the last decision was rejected. */
    failure: latest?.status === 'error' ? errorMessage(latest.error, reviewDesk.notUpdated) : null,
    decide: (isPublic: boolean) => mutate(isPublic),
  }
}
