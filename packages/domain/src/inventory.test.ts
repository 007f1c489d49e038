import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adjustedStock, isLowStock } from './inventory.ts'

it.each([
  [11, false],
  [10, true],
  [0, true],
])('calls %d packages low with a minimum of ten: %s', (currentStock, low) => {
  expect(isLowStock({ currentStock, minimumStock: 10 })).toBe(low)
})

it('never goes below zero by a manual adjustment', () => {
  expect(adjustedStock(3, -1)).toBe(2)
  fc.assert(fc.property(fc.nat(), fc.integer(), (stock, change) => adjustedStock(stock, change) >= 0))
})
