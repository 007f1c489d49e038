import { AdminOrder, Order, OrderTimeline } from '@dimsum/contract/orders'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { serializerOf } from './serializer.ts'

const order: z.infer<typeof Order> = {
  id: 7,
  customerName: 'Siti "Ayu" Rahma\n😀',
  customerPhone: '0812-3456-7890',
  customerEmail: null,
  customerAddress: 'Jl. Melati No. 7',
  packageType: '20pcs',
  quantity: 2,
  totalPrice: '116000.00',
  status: 'pending',
  notes: '',
  orderDate: '2026-11-21T03:00:00.000Z',
  deliveryDate: '2026-11-22',
  isDelivery: true,
  isPaid: true,
  paidAt: '2026-11-21T03:05:00.000Z',
  paymentMethod: 'qris',
  stripePaymentIntentId: null,
  midtransTransactionId: null,
  midtransPaymentStatus: 'settlement',
  cancelReason: null,
  items: [{ id: 1, packageType: '20pcs', quantity: 2, unitPrice: '58000.00', totalPrice: '116000.00' }],
  masked: false,
}

describe('an answer written from its schema', () => {
  test.each([
    ['with values', order],
    [
      'with nothing where nothing may be',
      { ...order, notes: null, deliveryDate: null, paidAt: null, items: [] },
    ],
  ])('%s reads as it was', (_how, answer) => {
    expect(JSON.parse(serializerOf(Order)(answer))).toEqual(answer)
  })

  test('holds what the schema names and nothing else', () => {
    const ofTheOwner = {
      ...order,
      pieces: 40,
      source: 'web',
      suspicion: null,
      labelPrintedAt: null,
      secret: 1,
    }
    expect(JSON.parse(serializerOf(Order)(ofTheOwner))).toEqual(order)
    const { secret: _, ...whole } = ofTheOwner
    expect(JSON.parse(serializerOf(AdminOrder)(ofTheOwner))).toEqual(whole)
  })

  test('is refused when something required is missing', () => {
    const { id: _, ...nameless } = order
    expect(() => serializerOf(Order)(nameless)).toThrow('required')
  })

  test('tells null from empty, and keeps numbers and lists', () => {
    const schema = z.object({ left: z.int().nullable(), names: z.array(z.string()).nullable() })
    for (const value of [
      { left: 0, names: [] },
      { left: null, names: null },
      { left: 3, names: ['', 'a'] },
    ]) {
      expect(serializerOf(schema)(value)).toBe(JSON.stringify(value))
    }
  })

  test('keeps facts of any kind, whatever they are named', () => {
    const data = {
      from: 'pending',
      'to "x"\n': null,
      pieces: 20,
      isPaid: false,
      days: ['a', { deep: [1, null] }],
      id: 7,
    }
    const answer = {
      events: [{ id: 1, at: '2026-11-21T03:00:00.000Z', actor: 'system', kind: 'status', data }],
    }
    expect(JSON.parse(serializerOf(OrderTimeline)(answer))).toEqual(answer)
    expect(serializerOf(OrderTimeline)({ events: [] })).toBe('{"events":[]}')
  })
})
