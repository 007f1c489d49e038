import { EnterOrder } from '@dimsum/contract/orders'
import { PlaceOrder } from '@dimsum/contract/place-order'
import { expect, test } from 'vitest'
import { requestHash } from './request-hash.ts'

const least = {
  customerName: 'Siti Rahma',
  customerPhone: '0812-3456-7890',
  customerAddress: 'Jl. Kenanga No. 5, Bekasi',
  packageType: '20pcs',
} as const
const whole = {
  ...least,
  customerEmail: 'siti@example.com',
  quantity: 2,
  isDelivery: false,
  notes: 'sambal dipisah',
  deliveryDate: '2026-11-22',
  items: [
    { packageType: '20pcs', quantity: 2 },
    { packageType: '10pcs', quantity: 1 },
  ],
  website: '',
}

// Written down from version 1.0. A key lives for a week: what it stored must be found by a retry after an upgrade.
test.each([
  [
    'the least an order says',
    PlaceOrder.parse(least),
    '76a995b9139a2e723f816eb31b8c6d80cb879d9ae5d388f5ff6f7fc1abb36fd4',
  ],
  [
    'every field of version 1.0',
    PlaceOrder.parse(whole),
    'b82d3497a2aec5a55d7cab0002f728fd1199757c954d2344a7796a691dd7f94e',
  ],
  [
    'an order the owner typed in',
    EnterOrder.parse({ order: least, source: 'phone' }),
    'f3655e5a576e440bc0a79c6a4ec59c151a4cdb663be658dddccde8359abcb7fe',
  ],
])('the hash of %s is that of version 1.0', (_what, body, hash) => {
  expect(requestHash(body).toString('hex')).toBe(hash)
})

test('an optional field that is left empty does not count, and one that is filled does', () => {
  const order = PlaceOrder.parse(least)
  const grown = (wish: string | null) => requestHash({ ...order, wish }).toString('hex')
  expect(grown(null)).toBe(requestHash(order).toString('hex'))
  expect(grown('tanpa sambal')).not.toBe(grown(null))
})
