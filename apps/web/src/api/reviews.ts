import type { PublicReview, WriteReviewInput } from '@dimsum/contract/reviews'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'

/** Approved reviews, newest first. The admin's visibility change invalidates this key. */
export const publicReviewsQuery = queryOptions({
  queryKey: ['reviews', 'public'],
  queryFn: ({ signal }) => api.get<PublicReview[]>('/api/reviews/public', { signal }),
})

/** Sends a review; it is public only after approval. */
export const writeReview = mutationOptions({
  mutationFn: (review: WriteReviewInput) => api.post<unknown>('/api/reviews', review),
})
