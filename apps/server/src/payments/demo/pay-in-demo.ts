import type { DemoPayment } from '@dimsum/contract/payments'
import { rupiahToWire } from '@dimsum/domain/money'
import { isCancelled } from '@dimsum/domain/order-status'
import { amountDue } from '@dimsum/domain/order-total'
import { paying } from '@dimsum/words/server/paying'
import { inTransaction } from '../../platform/db/connection.ts'
import { orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { announce } from '../../platform/live/announce.ts'
import { lockPayableOrder } from '../ledger/payable-orders.queries.ts'
import { storeReceived } from '../manual/record-manual-payment.ts'
import type { PaymentParts } from '../payment-parts.ts'

/**
 * Marks an order as paid from the demo page (product.md section 4, «Demo flow»); only in demo mode. Idempotent. @throws
 * ShopError `forbidden` outside demo mode, `not-found`, `conflict` for a cancelled or free order
 */
export const payInDemo = async (
  parts: Pick<PaymentParts, 'db' | 'rules'>,
  orderId: number,
  { paymentMethod }: DemoPayment,
): Promise<{ isPaid: true }> => {
  assertDemo(parts)
  const isNew = await inTransaction(parts.db, async (tx) => {
    const order = orNotFound(await lockPayableOrder(tx, orderId), paying.noOrder)
    if (order.isPaid) return false
    if (isCancelled(order.status)) throw new ShopError('conflict', paying.cancelled)
    const due = amountDue(order)
    if (due === 0) throw new ShopError('conflict', paying.nothingToPay)
    await storeReceived(tx, orderId, 'customer', {
      via: 'demo',
      amount: rupiahToWire(due),
      method: paymentMethod,
    })
    return true
  })
  if (isNew) announce(parts)
  return { isPaid: true }
}

/** Checked first, so that no order is read outside demo mode. */
export const assertDemo = ({ rules }: Pick<PaymentParts, 'rules'>): void => {
  if (rules.mode !== 'demo') throw new ShopError('forbidden', paying.noDemo)
}
