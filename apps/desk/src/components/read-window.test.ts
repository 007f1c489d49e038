import { expect, it } from 'vitest'
import { readWindow } from './read-window.ts'

it.each([
  ['9-11', '09:00-11:00'],
  ['9.30 – 11', '09:30-11:00'],
  ['09:00-11:00', '09:00-11:00'],
  [' pagi ', 'pagi'],
  ['9-10-11', '9-10-11'],
  ['', ''],
])('reads «%s» as «%s»', (typed, window) => {
  expect(readWindow(typed)).toBe(window)
})
