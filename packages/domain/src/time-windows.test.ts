import { expect, it } from 'vitest'
import { areWindowsFull, isWindowFull, windowsFor, windowText, windowWords } from './time-windows.ts'

const window = (begins: string, ends: string, kind: 'both' | 'delivery' | 'pickup' = 'both') => ({
  begins,
  ends,
  for: kind,
  mostOrders: null,
  mostPieces: null,
})

it('formats a window for storage and for people', () => {
  expect(windowText(window('09:00', '11:00'))).toBe('09:00-11:00')
  expect(windowWords('09:00-11:00')).toBe('09:00–11:00 WIB')
})

it('lists the windows of deliveries and of pick-ups separately, the earliest first', () => {
  const listed = [
    window('15:00', '17:00'),
    window('09:00', '11:00', 'delivery'),
    window('08:00', '10:00', 'pickup'),
  ]
  expect(windowsFor(listed, true).map(windowText)).toEqual(['09:00-11:00', '15:00-17:00'])
  expect(windowsFor(listed, false).map(windowText)).toEqual(['08:00-10:00', '15:00-17:00'])
})

it.each([
  [null, null, { orders: 900, pieces: 9000 }, false],
  [3, null, { orders: 2, pieces: 0 }, false],
  [3, null, { orders: 3, pieces: 0 }, true],
  [null, 40, { orders: 0, pieces: 20 }, false],
  [null, 40, { orders: 0, pieces: 21 }, true],
  [0, null, { orders: 0, pieces: 0 }, true],
])('with %s orders and %s pieces at most, and %j taken, is full for 20 pieces: %s', (mostOrders, mostPieces, taken, full) => {
  expect(isWindowFull({ mostOrders, mostPieces }, taken, 20)).toBe(full)
})

it('detects a day on which all delivery windows are full and a pick-up window is not', () => {
  const listed = [window('09:00', '11:00', 'delivery'), window('15:00', '17:00', 'pickup')]
  expect(areWindowsFull(listed, true, ['09:00-11:00'])).toBe(true)
  expect(areWindowsFull(listed, false, ['09:00-11:00'])).toBe(false)
  expect(areWindowsFull(listed, true)).toBe(false)
  expect(areWindowsFull([], true, ['09:00-11:00'])).toBe(false)
})
