import type { Review } from '@dimsum/contract/reviews'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { adminReviewsQuery, isReviewGone } from './reviews.ts'

const published = (id: number) => ({ id, isPublic: true }) as Review

test.each([
  ['is listed', [5, 4, 3], 4, false],
  ['was deleted', [5, 3, 2], 4, true],
  ['was deleted, and was the oldest of a short list', [5, 4], 3, true],
  ['was left out by the limit, because newer ones were published', [6, 5, 4], 3, false],
])('a review that %s', (_what, ids, id, isGone) => {
  const queries = new QueryClient()
  queries.setQueryData(adminReviewsQuery(2).queryKey, ids.map(published))
  expect(isReviewGone(queries, id)).toBe(isGone)
})
