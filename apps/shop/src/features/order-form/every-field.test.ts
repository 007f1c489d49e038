import type { Order } from '@dimsum/contract/orders'
import { beforeEach, expect, test } from 'vitest'
import { draftValues, forgetDraft, isBegun, keepDraft } from './order-draft.ts'
import { emptyOrder, fieldOfIssue, writtenFields } from './order-fields.ts'
import { repeatedValues } from './repeated-order.ts'

beforeEach(() => forgetDraft())

const written = Object.fromEntries(writtenFields.map((name) => [name, `tanda ${name}`]))

test('every field of the order form is kept in the draft, marks the form as begun, and can show a server issue', () => {
  keepDraft(written)
  expect(draftValues()).toEqual(written)
  for (const name of writtenFields) {
    expect([name, isBegun({ [name]: 'x' }), fieldOfIssue(name), emptyOrder[name]]).toEqual([
      name,
      true,
      name,
      '',
    ])
  }
})

test('a repeated order copies only the fields that stay the same', () => {
  const order = {
    ...written,
    deliveryDate: '2026-11-28',
    packageType: '20pcs',
    quantity: 1,
    totalPrice: '58000.00',
    isDelivery: true,
    items: [],
  }
  const repeated = repeatedValues(order as unknown as Order)
  expect(repeated).toMatchObject(written)
  expect(repeated).not.toHaveProperty('deliveryDate')
})
