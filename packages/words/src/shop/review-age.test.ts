import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reviewAge } from './review-age.ts'

const written = '2026-01-31T16:59:00.000Z'
const after = (days: number, ms = 0) => new Date(Date.parse(written) + days * 86_400_000 + ms)

it.each([
  [-3, 0, 'Today'],
  [0, 0, 'Today'],
  [1, -1, 'Today'],
  [1, 0, 'Yesterday'],
  [2, -1, 'Yesterday'],
  [2, 0, '2 days ago'],
  [7, -1, '6 days ago'],
  [7, 0, '1 weeks ago'],
  [13, 0, '1 weeks ago'],
  [14, 0, '2 weeks ago'],
  [30, -1, '4 weeks ago'],
  [30, 0, '1 months ago'],
  [59, 0, '1 months ago'],
  [60, 0, '2 months ago'],
  [400, 0, '13 months ago'],
])('after %d days of 24 hours and %d ms it reads %s', (days, ms, age) => {
  expect(reviewAge(written, after(days, ms)).en).toBe(age)
})

it('always has one of the five forms', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 5_000 }), (days) => {
      expect(reviewAge(written, after(days)).en).toMatch(
        /^(Today|Yesterday|[2-6] days ago|[1-4] weeks ago|[1-9]\d* months ago)$/,
      )
    }),
  )
})
