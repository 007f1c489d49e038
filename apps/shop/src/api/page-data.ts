import type { PackageAvailability } from '@dimsum/contract/inventory'
import type { PublicReview, ReviewSummary } from '@dimsum/contract/reviews'
import { type PageData, seedConfig } from '@dimsum/web/api/page-data.ts'
import type { QueryClient } from '@tanstack/react-query'
import { availabilityQuery } from './availability.ts'
import { publicReviewsQuery, reviewSummaryQuery } from './reviews.ts'

/** What a document of the shop knows already. */
export type ShopPageData = PageData & {
  reviews?: readonly PublicReview[] | undefined
  reviewSummary?: ReviewSummary | undefined
  availability?: readonly PackageAvailability[] | undefined
}

/** Puts the document's knowledge where the queries look first. */
export function seedQueries(queries: QueryClient, data: ShopPageData) {
  const { reviews, reviewSummary, availability } = data
  seedConfig(queries, data)
  if (reviews) queries.setQueryData(publicReviewsQuery.queryKey, [...reviews])
  if (reviewSummary) queries.setQueryData(reviewSummaryQuery.queryKey, reviewSummary)
  if (availability) queries.setQueryData(availabilityQuery.queryKey, [...availability])
}
