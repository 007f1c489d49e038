import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reviewAge } from './review-age.ts'

const written = '2026-01-31T16:59:00.000Z'
const after = (days: number, ms = 0) => new Date(Date.parse(written) + days * 86_400_000 + ms)

it.each([
  [0, 'Today'],
  [1, 'Yesterday'],
  [2, '2 days ago'],
  [6, '6 days ago'],
  [7, '1 weeks ago'],
  [13, '1 weeks ago'],
  [14, '2 weeks ago'],
  [29, '4 weeks ago'],
  [30, '1 months ago'],
  [59, '1 months ago'],
  [60, '2 months ago'],
  [65, '2 months ago'],
  [400, '13 months ago'],
])('after %d days it reads %s', (days, age) => {
  expect(reviewAge(written, after(days)).en).toBe(age)
})

it('changes after whole days of 24 hours', () => {
  expect(reviewAge(written, after(1, -1)).en).toBe('Today')
  expect(reviewAge(written, after(2, -1)).en).toBe('Yesterday')
  expect(reviewAge(written, after(7, -1)).en).toBe('6 days ago')
  expect(reviewAge(written, after(30, -1)).en).toBe('4 weeks ago')
})

it('is Today for a review from the future', () => {
  expect(reviewAge(written, after(-3)).en).toBe('Today')
})

it('always has one of the five forms, and never decreases', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 5_000 }), (days) => {
      expect(reviewAge(written, after(days)).en).toMatch(
        /^(Today|Yesterday|[2-6] days ago|[1-4] weeks ago|[1-9]\d* months ago)$/,
      )
    }),
  )
})
