import type { ReplyToReview } from '@dimsum/contract/desk-notes'
import type { Review } from '@dimsum/contract/reviews'
import { api } from '@dimsum/web/api/client.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

/** Published reviews on screen at first, and with each press for more. */
export const publishedStep = 40

/** The server gives no more of them. */
export const publishedAtMost = 1000

export const adminReviewsKey = ['admin', 'reviews'] as const

/**
 * What waits or is hidden, then the newest published ones, one more than `published` where there are more. A shop's
 * years of reviews are no download for a badge.
 */
export const adminReviewsQuery = (published = publishedStep) =>
  queryOptions({
    queryKey: [...adminReviewsKey, published],
    queryFn: ({ signal }) =>
      api.get<Review[]>(`/api/reviews?published=${Math.min(published + 1, publishedAtMost)}`, { signal }),
  })

export const changeReviewVisibility = ({ id, isPublic }: { id: number; isPublic: boolean }) =>
  api.patch<Review>(`/api/reviews/${id}/visibility`, { isPublic })

export const replyToReview = ({ id, ...reply }: ReplyToReview & { id: number }) =>
  api.patch<Review>(`/api/reviews/${id}/reply`, reply)

/** Removes a review for good. */
export const deleteReview = (id: number) => api.delete(`/api/reviews/${id}`)

/** Takes a deleted review off the screen. */
export function dropReview(queries: QueryClient, id: number) {
  queries.setQueriesData<Review[]>({ queryKey: adminReviewsKey }, (reviews) =>
    reviews?.filter((review) => review.id !== id),
  )
}

/** Shows a review as the server answered it. */
export function putReview(queries: QueryClient, stored: Review) {
  queries.setQueriesData<Review[]>({ queryKey: adminReviewsKey }, (reviews) =>
    reviews?.map((review) => (review.id === stored.id ? stored : review)),
  )
}

/** A review as it is stored by now. */
export async function rereadReview(queries: QueryClient, id: number): Promise<Review | undefined> {
  await queries.refetchQueries({ queryKey: adminReviewsKey, type: 'active' })
  const lists = queries.getQueriesData<Review[]>({ queryKey: adminReviewsKey, type: 'active' })
  return lists.flatMap(([, reviews]) => reviews ?? []).find((review) => review.id === id)
}
