import { expect, it } from 'vitest'
import { packagesOf } from './order-lines.ts'

it('the quantity of an order is the sum of its lines', () => {
  expect(packagesOf([{ quantity: 2 }, { quantity: 1 }])).toBe(3)
})
