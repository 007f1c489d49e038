import { expect, it } from 'vitest'
import { packagesOf } from './order-lines.ts'

it('the packages of an order are counted over all its lines', () => {
  expect(packagesOf([{ quantity: 2 }, { quantity: 1 }])).toBe(3)
})
