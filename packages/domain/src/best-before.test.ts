import { addDays, format } from 'date-fns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestBefore } from './best-before.ts'
import { wibDay } from './wib-date.ts'

test.each([
  ['an ordinary day', '2026-11-23', 2, '2026-11-25'],
  ['the end of a month', '2026-11-29', 3, '2026-12-02'],
  ['the end of a year', '2026-12-31', 1, '2027-01-01'],
  ['February of a leap year', '2028-02-28', 1, '2028-02-29'],
  ['February of any other', '2027-02-28', 1, '2027-03-01'],
  ['a year from a leap day', '2028-02-29', 365, '2029-02-28'],
])('is counted over %s', (_what, day, days, until) => {
  expect(bestBefore(day, days)).toBe(until)
})

const handOver = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-30'), noInvalidDate: true })
  .map(wibDay)

test('is that many calendar days later, across months and years', () => {
  fc.assert(
    fc.property(handOver, fc.integer({ min: 1, max: 365 }), (day, days) => {
      const until = bestBefore(day, days)
      expect(until).toBe(format(addDays(new Date(`${day}T12:00:00`), days), 'yyyy-MM-dd'))
      expect(until > day).toBe(true)
    }),
  )
})

test('moves with the day of hand-over', () => {
  fc.assert(
    fc.property(handOver, fc.integer({ min: 1, max: 364 }), (day, days) => {
      expect(bestBefore(bestBefore(day, 1), days)).toBe(bestBefore(day, days + 1))
    }),
  )
})

test.each([0, -1, 1.5, Number.NaN])('refuses %d days', (days) => {
  expect(() => bestBefore('2026-11-23', days)).toThrow(RangeError)
})

test('refuses a day that does not exist', () => {
  expect(() => bestBefore('2026-02-30', 2)).toThrow(RangeError)
})
