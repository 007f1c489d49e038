import type { Review } from '@dimsum/contract/reviews'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'
import { publicReviewsKey } from './reviews.ts'

/** All reviews, waiting first, then newest. */
export const adminReviewsQuery = queryOptions({
  queryKey: ['admin', 'reviews'],
  queryFn: ({ signal }) => api.get<Review[]>('/api/reviews', { signal }),
})

export const changeReviewVisibility = ({ id, isPublic }: { id: number; isPublic: boolean }) =>
  api.patch<Review>(`/api/reviews/${id}/visibility`, { isPublic })

export const replyToReview = ({ id, reply }: { id: number; reply: string }) =>
  api.patch<Review>(`/api/reviews/${id}/reply`, { reply })

/** Shows a review as the server answered it; the public list is read anew. */
export function putReview(queries: QueryClient, stored: Review) {
  queries.setQueryData(adminReviewsQuery.queryKey, (reviews) =>
    reviews?.map((review) => (review.id === stored.id ? stored : review)),
  )
  queries.invalidateQueries({ queryKey: publicReviewsKey })
}
