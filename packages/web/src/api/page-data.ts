import type { ShopConfig } from '@dimsum/contract/shop-config'
import type { QueryClient } from '@tanstack/react-query'
import { shopQuery } from './shop.ts'

/**
 * What a served document knows already, so that the app does not ask again. It travels in
 * `<script type="application/json" id="page-data">`, which browsers do not run.
 */
export type PageData = {
  /** When the document was rendered, ISO 8601: the app must first show the same ages and times. */
  renderedAt: string
  config: ShopConfig
}

/** Puts what every document knows where the queries look first. */
export function seedConfig(queries: QueryClient, { config }: PageData) {
  queries.setQueryData(shopQuery.queryKey, config)
}

/** Reads it back, as the document's own server wrote it; `null` when there is none (development server). */
export function readPageData<Data extends PageData>(document: Document): Data | null {
  const text = document.getElementById('page-data')?.textContent
  return text ? (JSON.parse(text) as Data) : null
}
