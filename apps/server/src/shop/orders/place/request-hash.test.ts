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

// Fixed hashes: a key is kept for a week, and a retry after an upgrade must find the stored one.
test.each([
  [
    'the least an order says',
    PlaceOrder.parse(least),
    'd812d3a489defebb74740be4f7691d2f3904b7765481470284adb8561a0de9c8',
  ],
  [
    'every field',
    PlaceOrder.parse(whole),
    'b82d3497a2aec5a55d7cab0002f728fd1199757c954d2344a7796a691dd7f94e',
  ],
  [
    'an order the owner typed in',
    EnterOrder.parse({ order: least, source: 'phone' }),
    '590943e18e659c32cdfaa199d3b175a1587af3a72aff14d857feb4c8779ad5a2',
  ],
])('the hash of %s stays the same', (_what, body, hash) => {
  expect(requestHash(body).toString('hex')).toBe(hash)
})

test('an optional field that is left empty does not count, and one that is filled does', () => {
  const order = PlaceOrder.parse(least)
  const grown = (wish: string | null) => requestHash({ ...order, wish }).toString('hex')
  expect(grown(null)).toBe(requestHash(order).toString('hex'))
  expect(grown('tanpa sambal')).not.toBe(grown(null))
})
