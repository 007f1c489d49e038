import type { Order } from '@dimsum/contract/orders'
import { maskedText, maskName } from '@dimsum/domain/masking'
import type { StoredOrder } from './orders.queries.ts'

/**
 * An order as anybody may read it: what, how much, which status (decision 0004). Built field by field, so a new column
 * is hidden until somebody adds it here. Marks have fixed lengths; no digit of the phone is shown, since the phone is
 * the key.
 */
export const maskOrder = (order: StoredOrder): Order => ({
  id: order.id,
  packageType: order.packageType,
  quantity: order.quantity,
  totalPrice: order.totalPrice,
  status: order.status,
  isPaid: order.isPaid,
  isDelivery: order.isDelivery,
  orderDate: order.orderDate.toISOString(),
  items: order.items.map(({ id, packageType, quantity, unitPrice, totalPrice }) => ({
    id,
    packageType,
    quantity,
    unitPrice,
    totalPrice,
  })),
  customerName: maskName(order.customerName),
  customerPhone: maskedText,
  customerAddress: maskedText,
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
