import { beforeEach, expect, test, vi } from 'vitest'
import { isNotified, noteNotified } from './notified-orders.ts'

const values = new Map<string, string>()
beforeEach(() => {
  values.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, text: string) => values.set(name, text),
  })
})

test('an order is stored once when switched on and removed when switched off', () => {
  noteNotified(7, true)
  noteNotified(7, true)
  noteNotified(8, true)
  expect([7, 8, 9].map(isNotified)).toEqual([true, true, false])
  noteNotified(7, false)
  expect([7, 8].map(isNotified)).toEqual([false, true])
})

test('the latest twenty orders are stored', () => {
  for (let id = 1; id <= 22; id += 1) noteNotified(id, true)
  expect([1, 2, 3, 22].map(isNotified)).toEqual([false, false, true, true])
})
