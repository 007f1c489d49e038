import type { AdminOrder, Order } from '@dimsum/contract/orders'
import type { StoredOrder } from './orders.queries.ts'

/** An order as its holder reads it: whole, without the payment provider's ids. */
export const presentOrder = (order: StoredOrder): Order => ({
  id: order.id,
  customerName: order.customerName,
  customerPhone: order.customerPhone,
  customerEmail: order.customerEmail,
  customerAddress: order.customerAddress,
  packageType: order.packageType,
  quantity: order.quantity,
  totalPrice: order.totalPrice,
  status: order.status,
  notes: order.notes,
  orderDate: order.orderDate.toISOString(),
  deliveryDate: order.deliveryDate,
  isDelivery: order.isDelivery,
  isPaid: order.isPaid,
  paidAt: order.paidAt?.toISOString() ?? null,
  paymentMethod: order.paymentMethod,
  stripePaymentIntentId: null,
  midtransTransactionId: null,
  midtransPaymentStatus: order.midtransPaymentStatus,
  cancelReason: order.cancelReason,
  items: order.items,
  masked: false,
})

/** An order as the admin reads it: with the payment ids and what only the owner sees. */
export const presentAdminOrder = (order: StoredOrder): AdminOrder => ({
  ...presentOrder(order),
  stripePaymentIntentId: order.stripePaymentIntentId,
  midtransTransactionId: order.midtransTransactionId,
  pieces: order.pieces,
  source: order.source,
  suspicion: order.suspicion,
  labelPrintedAt: order.labelPrintedAt?.toISOString() ?? null,
})
