import type { Review } from '@dimsum/contract/reviews'
import { queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'

/** All reviews, waiting first, then newest. */
export const adminReviewsQuery = queryOptions({
  queryKey: ['admin', 'reviews'],
  queryFn: ({ signal }) => api.get<Review[]>('/api/reviews', { signal }),
})

export const changeReviewVisibility = ({ id, isPublic }: { id: number; isPublic: boolean }) =>
  api.patch<Review>(`/api/reviews/${id}/visibility`, { isPublic })

export const replyToReview = ({ id, reply }: { id: number; reply: string }) =>
  api.patch<Review>(`/api/reviews/${id}/reply`, { reply })
