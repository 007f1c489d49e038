import { randomUUID } from 'node:crypto'
import { SignedWebhook, type SignWebhook } from '@dimsum/contract/payments'
import { rupiahFromWire } from '@dimsum/domain/money'
import { providerOrderId } from '@dimsum/domain/order-number'
import { paying } from '@dimsum/words/server/paying'
import { inTransaction } from '../../platform/db/connection.ts'
import { orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import {
  type Attempt,
  findOpenSimulation,
  insertAttempt,
  nextTimestamp,
  simulationMethod,
} from '../ledger/attempts.queries.ts'
import { lockPayableOrder } from '../ledger/payable-orders.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'

/**
 * Signs a notification as the provider would, for the webhook test page, which posts it to the regular path (decision
 * 0024). Its attempt is created here and marked as simulated. Only for such attempts the provider, which cannot know
 * them, is not asked, and never in production.
 * @throws ShopError `forbidden` in production, `not-found`
 */
export const simulateNotification = async (
  { db, provider, rules }: PaymentParts,
  now: Date,
  { orderId, transactionStatus, fraudStatus, paymentType }: SignWebhook,
): Promise<SignedWebhook> => {
  if (rules.mode === 'production') throw new ShopError('forbidden', paying.noSimulation)
  const attempt = await inTransaction(db, async (tx): Promise<Attempt> => {
    const order = orNotFound(await lockPayableOrder(tx, orderId), paying.noOrder)
    const open = await findOpenSimulation(tx, orderId)
    if (open) return open
    return insertAttempt(tx, {
      orderId,
      provider: provider.name,
      providerOrderId: providerOrderId(orderId, await nextTimestamp(tx, orderId)),
      method: simulationMethod,
      amount: order.totalPrice,
      state: 'open',
      lifetimeMinutes: null,
      transactionId: randomUUID(),
      nextCheckMs: null,
    })
  })
  return SignedWebhook.parse(
    provider.writeNotification({
      providerOrderId: attempt.providerOrderId,
      transactionId: attempt.transactionId ?? attempt.providerOrderId,
      words: { status: transactionStatus, fraud: fraudStatus, method: paymentType },
      amount: rupiahFromWire(attempt.amount),
      at: now,
    }),
  )
}
