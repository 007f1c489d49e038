import type { PublicReview, ReviewSummary } from '@dimsum/contract/reviews'
import type { WriteReview } from '@dimsum/contract/write-review'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Parent key of all public review queries; approving or hiding a review invalidates it. */
export const publicReviewsKey = ['reviews', 'public'] as const

/** Approved reviews, newest first. A prerendered document embeds the first {@link reviewsShownFirst}. */
export const publicReviewsQuery = queryOptions({
  queryKey: [...publicReviewsKey, 'list'],
  queryFn: async ({ signal }) => (await api.get<PublicReview[]>('/api/reviews/public', { signal })) ?? [],
})

export const reviewSummaryQuery = queryOptions({
  queryKey: [...publicReviewsKey, 'summary'],
  queryFn: ({ signal }) => api.get<ReviewSummary>('/api/reviews/summary', { signal }),
})

/** Reviews shown before the visitor presses for more. */
export const reviewsShownFirst = 6

/** Min number of reviews for an average; with fewer, no average is shown anywhere. */
export const reviewsForAverage = 3

/** Sends a review; it becomes public after approval. */
export const writeReview = (review: WriteReview) => api.post<{ message: string }>('/api/reviews', review)
