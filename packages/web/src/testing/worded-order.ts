import type { AdminOrder } from '@dimsum/contract/orders'
import { type OrderWord, orderWords } from '@dimsum/words/order-words'

/** Marker text for a customer-written field of the order. */
export const markOf = (field: string) => `tanda ${field}`

/** An order with a marker in each of these fields. */
export const wordedOrder: AdminOrder = {
  id: 12,
  customerName: 'Siti Rahma',
  customerPhone: '0812-3456-7890',
  customerEmail: 'siti@example.com',
  customerAddress: 'Jl. Melati 5, RT 02/RW 03',
  packageType: '20pcs',
  quantity: 2,
  totalPrice: '116000.00',
  status: 'confirmed',
  orderDate: '2026-11-01T03:00:00.000Z',
  deliveryDate: '2026-11-02',
  isDelivery: true,
  isPaid: false,
  paidAt: null,
  paymentMethod: null,
  stripePaymentIntentId: null,
  midtransTransactionId: null,
  midtransPaymentStatus: null,
  cancelReason: null,
  items: [
    {
      id: 1,
      packageType: '20pcs',
      name: { id: 'Paket Sedang', en: 'Medium Pack' },
      pieces: 20,
      quantity: 2,
      unitPrice: '58000.00',
      totalPrice: '116000.00',
    },
  ],
  masked: false,
  pieces: 40,
  source: 'web',
  suspicion: null,
  labelPrintedAt: null,
  ...(Object.fromEntries(Object.keys(orderWords).map((field) => [field, markOf(field)])) as Record<
    OrderWord,
    string
  >),
}
