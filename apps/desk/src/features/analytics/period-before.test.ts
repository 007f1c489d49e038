import { expect, test } from 'vitest'
import { daysBefore } from './period-before.ts'

test('the period before has as many days and ends on the day before', () => {
  expect(daysBefore('2026-11-17', 7)).toEqual({ from: '2026-11-10', to: '2026-11-16' })
  expect(daysBefore('2026-03-01', 1)).toEqual({ from: '2026-02-28', to: '2026-02-28' })
})
