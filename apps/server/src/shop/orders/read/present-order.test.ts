import { expect, test } from 'vitest'
import type { StoredOrder } from './orders.queries.ts'
import { maskOrder } from './present-order.ts'

const line = {
  id: 7,
  packageType: '20pcs',
  name: { id: 'Paket Sedang', en: 'Medium Pack' },
  pieces: 20,
  quantity: 2,
  unitPrice: '56000.00',
  totalPrice: '112000.00',
} as const

/** Every personal text contains the mark. */
const stored: StoredOrder = {
  id: 42,
  customerName: 'Rahma MARK Dewi',
  customerPhone: '0812-MARK-3456',
  phoneKey: '812MARK3456',
  customerEmail: 'MARK@contoh.id',
  customerAddress: 'Jl. MARK No. 5',
  packageType: '20pcs',
  quantity: 2,
  pieces: 40,
  totalPrice: '112000.00',
  status: 'preparing',
  notes: 'MARK di pagar',
  orderDate: new Date('2026-11-21T03:00:00Z'),
  timeWindow: null,
  refunded: null,
  amountPaid: null,
  kept: null,
  deposit: null,
  promotionCodeId: null,
  deliveryDate: '2026-11-24',
  isDelivery: false,
  isPaid: true,
  paidAt: new Date('2026-11-21T04:00:00Z'),
  paymentMethod: 'MARK-qris',
  stripePaymentIntentId: 'MARK-intent',
  midtransTransactionId: 'MARK-transaction',
  midtransPaymentStatus: 'MARK-settlement',
  source: 'whatsapp',
  cancelReason: 'MARK batal',
  suspicion: 'MARK',
  labelPrintedAt: new Date('2026-11-21T05:00:00Z'),
  anonymisedAt: null,
  updatedAt: new Date('2026-11-21T06:00:00Z'),
  charges: null,
  items: [{ ...line }],
}

test('a masked order contains its packages and status, and not one field more', () => {
  expect(maskOrder(stored)).toEqual({
    id: 42,
    packageType: '20pcs',
    quantity: 2,
    totalPrice: '112000.00',
    status: 'preparing',
    isPaid: true,
    isDelivery: false,
    orderDate: '2026-11-21T03:00:00.000Z',
    items: [line],
    customerName: 'R*** M*** D***',
    customerPhone: '**********',
    customerAddress: '**********',
    customerEmail: null,
    notes: null,
    deliveryDate: null,
    paidAt: null,
    paymentMethod: null,
    stripePaymentIntentId: null,
    midtransTransactionId: null,
    midtransPaymentStatus: null,
    cancelReason: null,
    masked: true,
  })
  expect(JSON.stringify(maskOrder(stored))).not.toContain('MARK')
})

test('a new column, or a new field of a line, is hidden until the mask lists it', () => {
  const grown = Object.assign(structuredClone(stored), { nickname: 'MARK' })
  for (const item of grown.items) Object.assign(item, { wish: 'MARK' })
  expect(maskOrder(grown)).toEqual(maskOrder(stored))
})

test('a stranger reads the parts of a total, and not where it is delivered', () => {
  const charges = [{ kind: 'delivery', amount: '10000.00', reason: 'MARK Selatan' } as const]
  const masked = maskOrder({ ...stored, charges })
  expect(masked.charges).toEqual([{ kind: 'delivery', amount: '10000.00', reason: '' }])
})
