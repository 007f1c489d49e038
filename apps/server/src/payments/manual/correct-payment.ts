import type { CorrectPayment } from '@dimsum/contract/payments'
import { paying } from '@dimsum/words/server/paying'
import { inTransaction } from '../../platform/db/connection.ts'
import { orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { announce } from '../../platform/live/announce.ts'
import { insertOrderEvent } from '../../shop/orders/timeline/order-events.queries.ts'
import { lockPayableOrder } from '../ledger/payable-orders.queries.ts'
import { listPayments, updatePayment } from '../ledger/payments.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'

/**
 * Corrects the method of a payment by hand; its time and refunds do not change.
 * @throws ShopError `not-found`, `stale` when another device corrected it meanwhile, `conflict` for a payment of the
 * provider or a voided one
 */
export const correctPayment = async (
  parts: Pick<PaymentParts, 'db'>,
  actor: string,
  { orderId, paymentId, ...correction }: { orderId: number; paymentId: number } & CorrectPayment,
): Promise<void> => {
  await inTransaction(parts.db, async (tx) => {
    await lockPayableOrder(tx, orderId)
    const payment = orNotFound(
      (await listPayments(tx, orderId)).find(({ id }) => id === paymentId),
      paying.noPayment,
    )
    if (payment.attemptId !== null) throw new ShopError('conflict', paying.byProvider)
    if (payment.voidedAt !== null) throw new ShopError('conflict', paying.notPaid)
    const { paymentMethod: to, expectedMethod, note } = correction
    if (expectedMethod !== undefined && expectedMethod !== payment.method) throw new ShopError('stale')
    if (to === payment.method) return
    await updatePayment(tx, paymentId, { method: to })
    const data = { via: 'correction', from: payment.method, method: to }
    await insertOrderEvent(tx, { orderId, actor, kind: 'payment', data, text: note })
  })
  announce(parts)
}
