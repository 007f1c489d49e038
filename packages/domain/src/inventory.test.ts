import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  adjustedStock,
  defaultMinimumStock,
  defaultStock,
  isLowStock,
  movementReasons,
  stockStep,
} from './inventory.ts'

it('starts at none, warns at ten, moves by one', () => {
  expect([defaultStock, defaultMinimumStock, stockStep]).toEqual([0, 10, 1])
})

it.each([
  [11, false],
  [10, true],
  [9, true],
  [0, true],
])('calls %d packages low with a minimum of ten: %s', (currentStock, low) => {
  expect(isLowStock({ currentStock, minimumStock: 10 })).toBe(low)
})

it('never goes below zero by a manual adjustment', () => {
  expect(adjustedStock(0, -stockStep)).toBe(0)
  expect(adjustedStock(3, -1)).toBe(2)
  fc.assert(fc.property(fc.nat(), fc.integer(), (stock, change) => adjustedStock(stock, change) >= 0))
})

it('has a reason for every movement', () => {
  expect(movementReasons).toEqual(['sold', 'returned', 'received', 'waste', 'recount', 'manual'])
})
