import { refunding } from '@dimsum/words/server/refunding'
import { inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { announce } from '../../platform/live/announce.ts'
import { followMoney } from '../../shop/attention/money-attention.ts'
import { insertOrderEvent } from '../../shop/orders/timeline/order-events.queries.ts'
import { checkAttemptsNow } from '../ledger/attempts.queries.ts'
import { lockPayableOrder } from '../ledger/payable-orders.queries.ts'
import { findRefund, takeRefundBack as markTakenBack } from '../ledger/refunds.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'

/**
 * Withdraws a refund by transfer or cash that was recorded by mistake; row and timeline keep it.
 * @throws ShopError `not-found`, `conflict` for a refund of the provider, or one that was withdrawn before
 */
export const takeRefundBack = async (
  parts: Pick<PaymentParts, 'db'>,
  actor: string,
  { orderId, refundId, reason }: { orderId: number; refundId: number; reason: string },
): Promise<void> => {
  await inTransaction(parts.db, async (tx) => {
    await lockPayableOrder(tx, orderId)
    const refund = await findRefund(tx, refundId)
    if (refund?.orderId !== orderId) throw new ShopError('not-found', refunding.missing)
    if (refund.way === 'provider') throw new ShopError('conflict', refunding.wentByProvider)
    if (refund.state !== 'done') throw new ShopError('conflict', refunding.alreadyTakenBack)
    await markTakenBack(tx, refundId)
    // Less is due again: an open payment asks for too much.
    await checkAttemptsNow(tx, orderId)
    const { amount, way } = refund
    const data = { amount, way, state: 'taken-back' }
    await insertOrderEvent(tx, { orderId, actor, kind: 'refund', data, text: reason })
    await followMoney(tx, orderId, actor)
  })
  announce(parts)
}
