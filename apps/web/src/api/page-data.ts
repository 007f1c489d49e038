import type { PackageAvailability } from '@dimsum/contract/inventory'
import type { PublicReview, ReviewSummary } from '@dimsum/contract/reviews'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import type { QueryClient } from '@tanstack/react-query'
import { availabilityQuery } from './availability.ts'
import { publicReviewsQuery, reviewSummaryQuery } from './reviews.ts'
import { shopQuery } from './shop.ts'

/**
 * What a served document knows already, so that the app does not ask again. It travels in
 * `<script type="application/json" id="page-data">`, which browsers do not run.
 */
export type PageData = {
  /** When the document was drawn, ISO 8601: the app must first draw the same ages and times. */
  renderedAt: string
  config: ShopConfig
  reviews?: readonly PublicReview[] | undefined
  reviewSummary?: ReviewSummary | undefined
  availability?: readonly PackageAvailability[] | undefined
}

/** Puts the document's knowledge where the queries look first. */
export function seedQueries(
  queries: QueryClient,
  { config, reviews, reviewSummary, availability }: PageData,
) {
  queries.setQueryData(shopQuery.queryKey, config)
  if (reviews) queries.setQueryData(publicReviewsQuery.queryKey, [...reviews])
  if (reviewSummary) queries.setQueryData(reviewSummaryQuery.queryKey, reviewSummary)
  if (availability) queries.setQueryData(availabilityQuery.queryKey, [...availability])
}

/** Reads it back; `null` when the document has none (development server). */
export function readPageData(document: Document): PageData | null {
  const text = document.getElementById('page-data')?.textContent
  return text ? (JSON.parse(text) as PageData) : null
}
