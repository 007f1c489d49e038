import type { Tx } from '../../../platform/db/connection.ts'
import { followMoney } from '../../attention/money-attention.ts'
import type { OrderPayments } from '../../order-payments.ts'
import type { StoredOrder } from '../read/orders.queries.ts'
import { insertOrderEvent } from '../timeline/order-events.queries.ts'

/**
 * After a change of an order's total by the owner: the timeline says whether it is paid now, open payments of another
 * amount end at the provider, and «Perlu perhatian» follows.
 */
export const followTotal = async (
  tx: Tx,
  orderPayments: Pick<OrderPayments, 'endSoon'>,
  actor: string,
  before: StoredOrder,
  after: StoredOrder,
): Promise<void> => {
  if (after.isPaid !== before.isPaid)
    await insertOrderEvent(tx, {
      orderId: after.id,
      actor,
      kind: after.isPaid ? 'paid' : 'unpaid',
      data: after.isPaid ? { method: after.paymentMethod } : {},
    })
  await orderPayments.endSoon(tx, after.id)
  await followMoney(tx, after.id, actor)
}
