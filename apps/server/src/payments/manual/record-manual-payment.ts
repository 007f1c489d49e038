import { randomUUID } from 'node:crypto'
import type { ManualPaymentUpdate } from '@dimsum/contract/payments'
import { rupiahFromWire } from '@dimsum/domain/money'
import { isCancelled } from '@dimsum/domain/order-status'
import { paying } from '@dimsum/words/server/paying'
import { inTransaction, type Tx } from '../../platform/db/connection.ts'
import { invalidField, ShopError } from '../../platform/errors/shop-error.ts'
import { announce } from '../../platform/live/announce.ts'
import { raiseAttention } from '../../shop/attention/attention.queries.ts'
import { insertOrderEvent } from '../../shop/orders/timeline/order-events.queries.ts'
import { changeAttempt, checkAttemptsNow } from '../ledger/attempts.queries.ts'
import {
  lockPayableOrder,
  markPaid,
  markUnpaid,
  type PayableOrder,
} from '../ledger/payable-orders.queries.ts'
import { insertPaymentEvent } from '../ledger/payment-events.queries.ts'
import {
  findTransactionStates,
  isPaidTransaction,
  type TransactionState,
} from '../ledger/transaction-states.ts'
import type { PaymentParts } from '../payment-parts.ts'
import type { Providers } from '../providers.ts'
import { applyRemainingPayment } from '../settlement/apply-remaining-payment.ts'

type ManualPaymentParts = Pick<PaymentParts, 'db'> & Providers & { now: () => Date }

/** A time this far in the future is still accepted as now: clocks differ. */
const clockDriftMs = 5 * 60_000

/**
 * The owner records money that came by hand (cash, transfer, a printed QRIS), or takes a payment back with a
 * reason. Whatever could still be paid at the provider is ended there.
 * @returns whether the order is paid now: one that was paid twice stays paid by the payment that is left
 * @throws ShopError `not-found`, `validation` (amount, time), `conflict` when the order is so already
 */
export const recordManualPayment = async (
  parts: ManualPaymentParts,
  actor: string,
  update: ManualPaymentUpdate,
): Promise<{ isPaid: boolean }> => {
  const isPaid = await inTransaction(parts.db, async (tx) => {
    const order = await lockPayableOrder(tx, update.orderId)
    if (!order) throw new ShopError('not-found', paying.noOrder)
    if (!update.isPaid) return await takeBack(parts, tx, actor, order, update)
    await receive(parts, tx, actor, order, update)
    return true
  })
  announce(parts)
  return { isPaid }
}

const receive = async (
  { now }: Pick<ManualPaymentParts, 'now'>,
  tx: Tx,
  actor: string,
  order: PayableOrder,
  { paymentMethod = 'manual', amount, receivedAt, note }: ManualPaymentUpdate,
): Promise<void> => {
  if (order.isPaid) throw new ShopError('conflict', paying.alreadyPaid)
  const total = rupiahFromWire(order.totalPrice)
  if (amount !== undefined && amount !== total) {
    throw invalidField('amount', paying.notTheTotal(total))
  }
  const paidAt = receivedAt === undefined ? null : new Date(receivedAt)
  if (paidAt !== null && paidAt.getTime() > now().getTime() + clockDriftMs) {
    throw invalidField('receivedAt', paying.inTheFuture)
  }
  await markPaid(tx, order.id, { paidAt, paymentMethod, transactionId: null, transactionStatus: null })
  const fingerprint = `manual ${randomUUID()}`
  await insertPaymentEvent(tx, {
    orderId: order.id,
    source: 'manual',
    fingerprint,
    grossAmount: order.totalPrice,
    paymentType: paymentMethod,
    verdict: 'applied',
  })
  await insertOrderEvent(tx, {
    orderId: order.id,
    actor,
    kind: 'paid',
    data: {
      via: 'manual',
      method: paymentMethod,
      amount: order.totalPrice,
      ...(receivedAt ? { receivedAt } : {}),
    },
    text: note,
  })
  await checkAttemptsNow(tx, order.id)
  if (!isCancelled(order.status)) return
  const data = { total: order.totalPrice, received: order.totalPrice, paymentType: paymentMethod }
  await raiseAttention(tx, { kind: 'paid-after-cancel', orderId: order.id, reference: fingerprint, data })
}

const takeBack = async (
  providers: Providers,
  tx: Tx,
  actor: string,
  order: PayableOrder,
  { note }: ManualPaymentUpdate,
): Promise<boolean> => {
  if (!order.isPaid) throw new ShopError('conflict', paying.notPaid)
  const transactions = await findTransactionStates(tx, providers, order.id)
  await markUnpaid(tx, order.id, null)
  await forgetProviderPayment(tx, order, transactions.get(order.transactionId ?? ''))
  await insertOrderEvent(tx, {
    orderId: order.id,
    actor,
    kind: 'unpaid',
    data: { via: 'manual', method: order.paymentMethod, amount: order.totalPrice },
    text: note,
  })
  const left = [...transactions.values()].find(
    (each) => each.transactionId !== order.transactionId && isPaidTransaction(each),
  )
  // The provider still holds money for this order: it was recorded by hand although it came by the provider, or it came
  // twice. Unpaid, it would be asked for again.
  if (left) await applyRemainingPayment(tx, order.id, left, 'paid')
  return left !== undefined
}

/**
 * The provider does not know of money given back by hand and goes on reporting its transaction as paid. An event of the
 * owner says that it no longer counts (transaction-states.ts), so that no later report of it pays the order again.
 */
const forgetProviderPayment = async (
  tx: Tx,
  { id: orderId, transactionId, totalPrice }: PayableOrder,
  payment: TransactionState | undefined,
): Promise<void> => {
  const attemptId = payment?.attemptId ?? null
  await insertPaymentEvent(tx, {
    orderId,
    attemptId,
    source: 'manual',
    fingerprint: `manual ${randomUUID()}`,
    transactionId,
    grossAmount: totalPrice,
    verdict: 'applied',
  })
  if (attemptId !== null) await changeAttempt(tx, attemptId, { state: 'reversed' }, null)
}
