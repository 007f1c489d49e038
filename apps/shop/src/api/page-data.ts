import type { PackageAvailability } from '@dimsum/contract/inventory'
import type { PublicReview, ReviewSummary } from '@dimsum/contract/reviews'
import { type PageData, seedConfig } from '@dimsum/web/api/page-data.ts'
import type { QueryClient } from '@tanstack/react-query'
import { availabilityQuery } from './availability.ts'
import { publicReviewsQuery, reviewSummaryQuery } from './reviews.ts'

/** Data that a prerendered document of the shop embeds. */
export type ShopPageData = PageData & {
  reviews?: readonly PublicReview[] | undefined
  reviewSummary?: ReviewSummary | undefined
  availability?: readonly PackageAvailability[] | undefined
}

/** Writes the document's data into the query cache. */
export function seedQueries(queries: QueryClient, data: ShopPageData) {
  const { reviews, reviewSummary, availability } = data
  seedConfig(queries, data)
  if (reviews) queries.setQueryData(publicReviewsQuery.queryKey, [...reviews])
  if (reviewSummary) queries.setQueryData(reviewSummaryQuery.queryKey, reviewSummary)
  if (availability) queries.setQueryData(availabilityQuery.queryKey, [...availability])
}
