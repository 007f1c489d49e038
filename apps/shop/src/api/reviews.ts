import type { PublicReview, ReviewSummary } from '@dimsum/contract/reviews'
import type { WriteReviewInput } from '@dimsum/contract/write-review'
import { api } from '@dimsum/web/api/client.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

/** Everything about public reviews; approving or hiding one invalidates it. */
export const publicReviewsKey = ['reviews', 'public'] as const

/** Approved reviews, newest first. A served document brings the first few along ({@link reviewsShownFirst}). */
export const publicReviewsQuery = queryOptions({
  queryKey: [...publicReviewsKey, 'list'],
  queryFn: async ({ signal }) => (await api.get<PublicReview[]>('/api/reviews/public', { signal })) ?? [],
})

/** Count and average of all approved reviews. */
export const reviewSummaryQuery = queryOptions({
  queryKey: [...publicReviewsKey, 'summary'],
  queryFn: ({ signal }) => api.get<ReviewSummary>('/api/reviews/summary', { signal }),
})

/** As many as the widget shows before the visitor asks for more. */
export const reviewsShownFirst = 6

/** From this many reviews on an average says something; below it none is shown anywhere. */
export const reviewsForAverage = 3

/** Sends a review; it is public only after approval. */
export const writeReview = mutationOptions({
  mutationFn: (review: WriteReviewInput) => api.post<{ message: string }>('/api/reviews', review),
})
