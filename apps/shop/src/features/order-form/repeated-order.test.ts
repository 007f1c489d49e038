import type { Order } from '@dimsum/contract/orders'
import { describe, expect, it } from 'vitest'
import { repeatedValues } from './repeated-order.ts'

const line = (packageType: '10pcs' | '20pcs' | '100pcs', quantity: number) => ({
  id: 1,
  packageType,
  name: { id: packageType, en: packageType },
  pieces: 20,
  quantity,
  unitPrice: '58000.00',
  totalPrice: '58000.00',
})
const order = (overrides: Partial<Order> = {}): Order => ({
  id: 12,
  customerName: 'Siti Rahma',
  customerPhone: '0812-3456-7890',
  customerEmail: null,
  customerAddress: 'Jl. Melati 5,\nRT 02/RW 03',
  packageType: '20pcs',
  quantity: 2,
  totalPrice: '116000.00',
  status: 'delivered',
  notes: 'Untuk ulang tahun Budi',
  orderDate: '2026-11-01T03:00:00.000Z',
  deliveryDate: '2026-11-02',
  isDelivery: false,
  isPaid: true,
  paidAt: null,
  paymentMethod: null,
  stripePaymentIntentId: null,
  midtransTransactionId: null,
  midtransPaymentStatus: null,
  cancelReason: null,
  items: [line('20pcs', 2)],
  masked: false,
  ...overrides,
})

describe('ordering again', () => {
  it('copies packages, customer, address and notes, but not the day', () => {
    expect(repeatedValues(order())).toEqual({
      lines: [{ packageType: '20pcs', quantity: 2 }],
      isDelivery: false,
      customerName: 'Siti Rahma',
      customerPhone: '0812-3456-7890',
      customerEmail: '',
      customerAddress: 'Jl. Melati 5,\nRT 02/RW 03',
      notes: 'Untuk ulang tahun Budi',
    })
  })

  it('copies further packages, up to the form’s max quantity', () => {
    const items = [line('100pcs', 80), line('10pcs', 3)]
    expect(repeatedValues(order({ items }))).toMatchObject({
      lines: [
        { packageType: '100pcs', quantity: 50 },
        { packageType: '10pcs', quantity: 3 },
      ],
    })
  })

  it('copies the area if the shop still has it, whatever its fee is now', () => {
    const charges = [{ kind: 'delivery' as const, amount: '10000.00', reason: 'Tebet' }]
    const tebet = { id: 'a1', name: 'Tebet', fee: 12_000, leastOrder: null, freeFrom: null }
    expect(repeatedValues(order({ charges }), [tebet])).toMatchObject({ deliveryAreaId: 'a1' })
    expect(repeatedValues(order({ charges }), [])).not.toHaveProperty('deliveryAreaId')
    expect(repeatedValues(order(), [tebet])).not.toHaveProperty('deliveryAreaId')
  })

  it('does not copy the promotion, even if it has an area’s name', () => {
    const charges = [{ kind: 'promotion' as const, amount: '5800.00', reason: 'TEBET' }]
    const tebet = { id: 'a1', name: 'TEBET', fee: 12_000, leastOrder: null, freeFrom: null }
    const again = repeatedValues(order({ charges }), [tebet])
    expect(again).not.toHaveProperty('deliveryAreaId')
    expect(again).not.toHaveProperty('promotionCode')
  })

  it('copies an order without lines unchanged', () => {
    const lines = [{ packageType: '20pcs', quantity: 2 }]
    expect(repeatedValues(order({ items: [] }))).toMatchObject({ lines })
  })

  it('copies only the packages of a masked order', () => {
    const masked = order({
      masked: true,
      customerName: 'S***',
      customerPhone: '•••',
      customerAddress: '•••',
      notes: null,
    })
    const lines = [{ packageType: '20pcs', quantity: 2 }]
    expect(repeatedValues(masked)).toEqual({ lines, isDelivery: false })
  })
})
