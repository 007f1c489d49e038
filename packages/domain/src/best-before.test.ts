import { expect, test } from 'vitest'
import { bestBefore } from './best-before.ts'

test('is so many days after the day of hand-over', () => {
  expect(bestBefore('2028-02-28', 2)).toBe('2028-03-01')
})

test.each([0, -1, 1.5, Number.NaN])('refuses %d days', (days) => {
  expect(() => bestBefore('2026-11-23', days)).toThrow(RangeError)
})
