import { randomUUID } from 'node:crypto'
import type { ManualPaymentUpdate } from '@dimsum/contract/payments'
import { rupiahFromWire } from '@dimsum/domain/money'
import { payerOf } from '@dimsum/domain/refund'
import { paying } from '@dimsum/words/server/paying'
import { inTransaction, type Tx } from '../../platform/db/connection.ts'
import { invalidField, ShopError } from '../../platform/errors/shop-error.ts'
import { announce } from '../../platform/live/announce.ts'
import { followMoney } from '../../shop/attention/money-attention.ts'
import { insertOrderEvent } from '../../shop/orders/timeline/order-events.queries.ts'
import { changeAttempt, checkAttemptsNow } from '../ledger/attempts.queries.ts'
import { lockPayableOrder, type PayableOrder } from '../ledger/payable-orders.queries.ts'
import { insertPaymentEvent } from '../ledger/payment-events.queries.ts'
import { insertPayment, listPayments, type PaymentRow, voidPayment } from '../ledger/payments.queries.ts'
import { listRefunds } from '../ledger/refunds.queries.ts'
import { findTransactionStates } from '../ledger/transaction-states.ts'
import type { PaymentParts } from '../payment-parts.ts'
import type { Providers } from '../providers.ts'
import { applyRemainingPayment } from '../settlement/apply-remaining-payment.ts'

type ManualPaymentParts = Pick<PaymentParts, 'db'> & Providers & { now: () => Date }

/** A time up to this far in the future counts as now, because clocks differ. */
const clockDriftMs = 5 * 60_000

/**
 * Records a payment by hand (cash, transfer, a printed QRIS), or voids one with a reason. Open payments at the provider
 * are ended.
 * @returns whether the order is paid now: after two payments it stays paid by the other one
 * @throws ShopError `not-found`, `validation` (amount, time), `conflict` when the order already is in that state
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
  if (total === 0) throw new ShopError('conflict', paying.nothingToPay)
  if (amount !== undefined && amount !== total) {
    throw invalidField('amount', paying.notTheTotal(total))
  }
  const paidAt = receivedAt === undefined ? null : new Date(receivedAt)
  if (paidAt !== null && paidAt.getTime() > now().getTime() + clockDriftMs) {
    throw invalidField('receivedAt', paying.inTheFuture)
  }
  await insertPayment(tx, {
    orderId: order.id,
    amount: order.totalPrice,
    method: paymentMethod,
    receivedAt: paidAt,
    recordedBy: actor,
  })
  await insertPaymentEvent(tx, {
    orderId: order.id,
    source: 'manual',
    fingerprint: `manual ${randomUUID()}`,
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
  await followMoney(tx, order.id, actor)
}

const takeBack = async (
  providers: Providers,
  tx: Tx,
  actor: string,
  order: PayableOrder,
  { note }: ManualPaymentUpdate,
): Promise<boolean> => {
  if (!order.isPaid) throw new ShopError('conflict', paying.notPaid)
  const [payments, refunds] = [await listPayments(tx, order.id), await listRefunds(tx, order.id)]
  const payment = payerOf(payments, refunds)
  if (!payment) throw new Error(`The paid order ${order.id} has no payment`)
  await voidPayment(tx, payment.id, actor)
  await ignoreProviderPayment(tx, payment)
  await insertOrderEvent(tx, {
    orderId: order.id,
    actor,
    kind: 'unpaid',
    data: { via: 'manual', method: payment.method, amount: payment.amount },
    text: note,
  })
  const left = payerOf(
    payments.filter((each) => each !== payment),
    refunds,
  )
  // Another payment of this order remains. If the order became unpaid, the customer would be asked to pay again.
  if (left) {
    const transactions = await findTransactionStates(tx, providers, order.id)
    await applyRemainingPayment(tx, left, transactions.get(left.transactionId ?? ''), 'paid')
  }
  await followMoney(tx, order.id, actor)
  return left !== null
}

/**
 * The provider does not know of a refund by hand and still reports its transaction as paid. An event of the owner
 * records that it no longer counts (transaction-states.ts), so that no later report marks the order as paid again.
 */
const ignoreProviderPayment = async (
  tx: Tx,
  { orderId, attemptId, transactionId, amount }: PaymentRow,
): Promise<void> => {
  await insertPaymentEvent(tx, {
    orderId,
    attemptId,
    source: 'manual',
    fingerprint: `manual ${randomUUID()}`,
    transactionId,
    grossAmount: amount,
    verdict: 'applied',
  })
  if (attemptId !== null) await changeAttempt(tx, attemptId, { state: 'reversed' }, null)
}
