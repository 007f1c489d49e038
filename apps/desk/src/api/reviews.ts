import type { ReplyToReview } from '@dimsum/contract/desk-notes'
import type { Review } from '@dimsum/contract/reviews'
import { api } from '@dimsum/web/api/client.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

/** Published reviews shown at first, and added per press. */
export const publishedStep = 40

/** Max number of published reviews that the server returns. */
export const maxPublished = 1000

export const adminReviewsKey = ['admin', 'reviews'] as const

/**
 * Pending and hidden reviews, then the newest published ones, one more than `published` if there are more. The limit
 * keeps this query small, because the badge on every screen uses it.
 */
export const adminReviewsQuery = (published = publishedStep) =>
  queryOptions({
    queryKey: [...adminReviewsKey, published],
    queryFn: async ({ client, queryKey, signal }) => {
      const address = `/api/reviews?published=${Math.min(published + 1, maxPublished)}`
      const reviews = await api.get<Review[]>(address, { signal })
      // A reply may be open in a review that newer ones push out of the limit.
      const before = client.getQueryData<Review[]>(queryKey) ?? []
      return reviews && [...reviews, ...before.filter(({ id }) => isLeftOut(reviews, published, id))]
    },
  })

const isLeftOut = (reviews: readonly Review[], published: number, id: number): boolean => {
  const listed = reviews.filter(({ isPublic }) => isPublic)
  return listed.length > published && listed.every((review) => review.id > id)
}

export const changeReviewVisibility = ({ id, isPublic }: { id: number; isPublic: boolean }) =>
  api.patch<Review>(`/api/reviews/${id}/visibility`, { isPublic })

export const replyToReview = ({ id, ...reply }: ReplyToReview & { id: number }) =>
  api.patch<Review>(`/api/reviews/${id}/reply`, reply)

export const deleteReview = (id: number) => api.delete(`/api/reviews/${id}`)

/** Removes a deleted review from the cache. */
export function dropReview(queries: QueryClient, id: number) {
  queries.setQueriesData<Review[]>({ queryKey: adminReviewsKey }, (reviews) =>
    reviews?.filter((review) => review.id !== id),
  )
}

/** Whether no fetched list has the review any more. A list at its limit may only have left out an old one. */
export function isReviewGone(queries: QueryClient, id: number): boolean {
  const lists = queries.getQueriesData<Review[]>({ queryKey: adminReviewsKey })
  return (
    lists.length > 0 &&
    lists.every(
      ([key, reviews]) =>
        reviews?.every((review) => review.id !== id) &&
        !isLeftOut(reviews, Number(key[adminReviewsKey.length]), id),
    )
  )
}

/** Writes the review from a response into the cache. */
export function putReview(queries: QueryClient, stored: Review) {
  queries.setQueriesData<Review[]>({ queryKey: adminReviewsKey }, (reviews) =>
    reviews?.map((review) => (review.id === stored.id ? stored : review)),
  )
}

/** Refetches the reviews and returns the stored one. */
export async function refetchReview(queries: QueryClient, id: number): Promise<Review | undefined> {
  await queries.refetchQueries({ queryKey: adminReviewsKey, type: 'active' })
  const lists = queries.getQueriesData<Review[]>({ queryKey: adminReviewsKey, type: 'active' })
  return lists.flatMap(([, reviews]) => reviews ?? []).find((review) => review.id === id)
}
