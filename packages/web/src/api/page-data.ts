import type { ShopConfig } from '@dimsum/contract/shop-config'
import type { QueryClient } from '@tanstack/react-query'
import { shopQuery } from './shop.ts'

/**
 * Data embedded in a prerendered document, so that the app does not fetch it again. It is in `<script
 * type="application/json" id="page-data">`, which browsers do not execute.
 */
export type PageData = {
  /** Time of rendering, ISO 8601: hydration must render the same ages and times. */
  renderedAt: string
  config: ShopConfig
  /** The server could not read its settings when it rendered the document. */
  isPreliminary?: true | undefined
}

/** Writes the data of every document into the query cache; a preliminary configuration is shown and fetched again. */
export function seedConfig(queries: QueryClient, { config, isPreliminary }: PageData) {
  queries.setQueryData(shopQuery.queryKey, config)
  if (isPreliminary) void queries.invalidateQueries({ queryKey: shopQuery.queryKey, refetchType: 'none' })
}

/** Parses the document's data; `null` when there is none (development server). */
export function readPageData<Data extends PageData>(document: Document): Data | null {
  const text = document.getElementById('page-data')?.textContent
  return text ? (JSON.parse(text) as Data) : null
}
