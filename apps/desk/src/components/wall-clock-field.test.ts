import { expect, test } from 'vitest'
import { datesBetween } from './dates-between.ts'
import { fromWallClock } from './wall-clock-field.ts'

test('a pause is parsed in WIB', () => {
  expect(fromWallClock('2027-01-01T00:30')).toBe('2026-12-31T17:30:00.000Z')
})

test('an incomplete field gives null', () => {
  expect([fromWallClock(''), fromWallClock('2027-01-01')]).toEqual([null, null])
})

test('a range includes both ends, and an implausible range is empty', () => {
  expect(datesBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(datesBetween('2026-11-21', '2026-11-21')).toEqual(['2026-11-21'])
  expect(datesBetween('2026-11-21', '2026-11-20')).toEqual([])
  expect(datesBetween('2026-11-21', '2036-11-21')).toEqual([])
})
