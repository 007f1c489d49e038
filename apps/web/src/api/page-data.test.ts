import type { ShopConfig } from '@dimsum/contract/shop-config'
import { expect, test } from 'vitest'
import { availabilityQuery } from './availability.ts'
import { seedQueries } from './page-data.ts'
import { createQueryClient } from './query-client.ts'
import { publicReviewsQuery } from './reviews.ts'
import { shopQuery } from './shop.ts'

const config: ShopConfig = {
  shop: { name: 'Dapur', founder: '', phone: '0812', email: '', whatsapp: '', halalCertificate: '' },
  payment: { mode: 'demo', clientKey: '', scriptUrl: '' },
}

test('what a document brings along is not asked for again; what it does not bring stays unknown', () => {
  const queries = createQueryClient()
  seedQueries(queries, { renderedAt: '2026-11-21T07:00:00Z', config, reviews: [] })
  expect(queries.getQueryData(shopQuery.queryKey)).toEqual(config)
  expect(queries.getQueryData(publicReviewsQuery.queryKey)).toEqual([])
  expect(queries.getQueryData(availabilityQuery.queryKey)).toBeUndefined()
})
