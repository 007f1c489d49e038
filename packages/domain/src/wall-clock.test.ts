import { expect, it } from 'vitest'
import { isWallClock, wallClockMs } from './wall-clock.ts'

it.each([
  ['00:00', 0],
  ['08:00', 28_800_000],
  ['23:59', 86_340_000],
  ['24:00', 86_400_000],
])('%s is a time of day', (text, ms) => {
  expect(isWallClock(text)).toBe(true)
  expect(wallClockMs(text)).toBe(ms)
})

it.each(['', '8:00', '08.00', '24:01', '12:60', ' 12:00', '12:00\n'])('%j is none', (text) => {
  expect(isWallClock(text)).toBe(false)
  expect(() => wallClockMs(text)).toThrow(RangeError)
})
