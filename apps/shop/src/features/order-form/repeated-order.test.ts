import type { Order } from '@dimsum/contract/orders'
import { wordedOrder } from '@dimsum/web/testing/worded-order.ts'
import { expect, test } from 'vitest'
import { writtenFields } from './order-fields.ts'
import { repeatedValues } from './repeated-order.ts'

const order = (more: Partial<Order> = {}): Order => ({ ...wordedOrder, isDelivery: false, ...more })
const items = (packageType: '10pcs' | '100pcs', quantity: number) =>
  wordedOrder.items.map((item) => ({ ...item, packageType, quantity }))
const lines = [{ packageType: '20pcs', quantity: 2 }]

test('ordering again copies packages and every text of the customer, but not the day', () => {
  const written = Object.fromEntries(writtenFields.map((name) => [name, `tanda ${name}`]))
  expect(repeatedValues(order(written))).toEqual({ lines, isDelivery: false, ...written })
  expect(repeatedValues(order({ customerEmail: null }))).toHaveProperty('customerEmail', '')
})

test('ordering again copies further packages, up to the form’s max quantity', () => {
  const repeated = repeatedValues(order({ items: [...items('100pcs', 80), ...items('10pcs', 3)] }))
  expect(repeated.lines).toEqual([
    { packageType: '100pcs', quantity: 50 },
    { packageType: '10pcs', quantity: 3 },
  ])
})

test('ordering again copies the area if the shop still has it, whatever its fee is now', () => {
  const charges = [{ kind: 'delivery' as const, amount: '10000.00', reason: 'Tebet' }]
  const tebet = { id: 'a1', name: 'Tebet', fee: 12_000, leastOrder: null, freeFrom: null }
  expect(repeatedValues(order({ charges }), [tebet])).toMatchObject({ deliveryAreaId: 'a1' })
  expect(repeatedValues(order({ charges }), [])).not.toHaveProperty('deliveryAreaId')
  expect(repeatedValues(order(), [tebet])).not.toHaveProperty('deliveryAreaId')
})

test('ordering again does not copy the promotion, even if it has an area’s name', () => {
  const charges = [{ kind: 'promotion' as const, amount: '5800.00', reason: 'TEBET' }]
  const tebet = { id: 'a1', name: 'TEBET', fee: 12_000, leastOrder: null, freeFrom: null }
  const again = repeatedValues(order({ charges }), [tebet])
  expect(again).not.toHaveProperty('deliveryAreaId')
  expect(again).not.toHaveProperty('promotionCode')
})

test('ordering again copies an order without lines unchanged', () => {
  expect(repeatedValues(order({ items: [] })).lines).toEqual(lines)
})

test('ordering again copies only the packages of a masked order', () => {
  expect(repeatedValues(order({ masked: true }))).toEqual({ lines, isDelivery: false })
})
