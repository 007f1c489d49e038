import { createQueryClient } from '@dimsum/web/api/query-client.ts'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { shopConfig } from '@dimsum/web/testing/shop-config.ts'
import { expect, test } from 'vitest'
import { availabilityQuery } from './availability.ts'
import { seedQueries } from './page-data.ts'
import { publicReviewsQuery } from './reviews.ts'

const config = shopConfig()

test('data in the document is not fetched again; data that is missing there stays undefined', () => {
  const queries = createQueryClient()
  seedQueries(queries, { renderedAt: '2026-11-21T07:00:00Z', config, reviews: [] })
  expect(queries.getQueryData(shopQuery.queryKey)).toEqual(config)
  expect(queries.getQueryData(publicReviewsQuery.queryKey)).toEqual([])
  expect(queries.getQueryData(availabilityQuery.queryKey)).toBeUndefined()
})

test('a preliminary configuration is shown and fetched again by the first page', () => {
  const isStale = () => queries.getQueryCache().find({ queryKey: shopQuery.queryKey })?.isStale()
  const queries = createQueryClient()
  seedQueries(queries, { renderedAt: '2026-11-21T07:00:00Z', config })
  expect(isStale()).toBe(false)
  seedQueries(queries, { renderedAt: '2026-11-21T07:00:00Z', config, isPreliminary: true })
  expect(queries.getQueryData(shopQuery.queryKey)).toEqual(config)
  expect(isStale()).toBe(true)
})
