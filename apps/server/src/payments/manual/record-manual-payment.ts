import { randomUUID } from 'node:crypto'
import type { ManualPaymentUpdate } from '@dimsum/contract/payments'
import { rupiah, rupiahToWire } from '@dimsum/domain/money'
import { amountDue } from '@dimsum/domain/order-total'
import { payerOf } from '@dimsum/domain/refund'
import { paying } from '@dimsum/words/server/paying'
import { inTransaction, type Tx } from '../../platform/db/connection.ts'
import { invalidField, orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
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
import { applyRemainingPayment } from '../settlement/apply-remaining-payment.ts'

type ManualPaymentParts = Pick<PaymentParts, 'db' | 'provider'> & { now: () => Date }

/** A time up to this far in the future counts as now, because clocks differ. */
const clockDriftMs = 5 * 60_000

/**
 * Records a payment by hand (cash, transfer, a printed QRIS) of the amount due or a part of it, or voids one with a reason.
 * Open payments at the provider are ended.
 * @returns whether the order is paid in full now: after two payments it may stay paid by the other one
 * @throws ShopError `not-found`, `validation` (amount, time), `conflict` when the order already is in that state
 */
export const recordManualPayment = async (
  parts: ManualPaymentParts,
  actor: string,
  update: ManualPaymentUpdate,
): Promise<{ isPaid: boolean }> => {
  const isPaid = await inTransaction(parts.db, async (tx) => {
    const order = orNotFound(await lockPayableOrder(tx, update.orderId), paying.noOrder)
    if (!update.isPaid) return await takeBack(parts, tx, actor, order, update)
    return await receive(parts, tx, actor, order, update)
  })
  announce(parts)
  return { isPaid }
}

const receive = async (
  { now }: Pick<ManualPaymentParts, 'now'>,
  tx: Tx,
  actor: string,
  order: PayableOrder,
  { paymentMethod = 'manual', amount: given, receivedAt, note }: ManualPaymentUpdate,
): Promise<boolean> => {
  if (order.isPaid) throw new ShopError('conflict', paying.alreadyPaid)
  const due = amountDue(order)
  if (due === 0) throw new ShopError('conflict', paying.nothingToPay)
  if (given !== undefined && (given === 0 || given > due)) throw invalidField('amount', paying.atMost(due))
  const amount = rupiahToWire(rupiah(given ?? due))
  const isWhole = given === undefined || given === due
  const paidAt = receivedAt === undefined ? null : new Date(receivedAt)
  if (paidAt !== null && paidAt.getTime() > now().getTime() + clockDriftMs) {
    throw invalidField('receivedAt', paying.inTheFuture)
  }
  await storeReceived(tx, order.id, actor, {
    via: 'manual',
    amount,
    method: paymentMethod,
    paidAt,
    kind: isWhole ? 'paid' : 'payment',
    more: { ...(isWhole ? {} : { isPart: true }), ...(receivedAt ? { receivedAt } : {}) },
    note,
  })
  await followMoney(tx, order.id, actor)
  return isWhole
}

type Received = {
  via: 'manual' | 'demo'
  /** In wire format. */
  amount: string
  method: string
  /** null: now. */
  paidAt?: Date | null
  /** `payment`: a part of the amount due. */
  kind?: 'paid' | 'payment'
  /** Further facts of the timeline. */
  more?: object
  note?: string | undefined
}

/** Stores an amount that no provider reports: the payment, its event in the ledger and in the timeline. */
export const storeReceived = async (
  tx: Tx,
  orderId: number,
  actor: string,
  { via, amount, method, paidAt = null, kind = 'paid', more, note }: Received,
): Promise<void> => {
  await insertPayment(tx, { orderId, amount, method, receivedAt: paidAt, recordedBy: actor })
  await insertPaymentEvent(tx, {
    orderId,
    source: via,
    fingerprint: `${via} ${randomUUID()}`,
    grossAmount: amount,
    paymentType: method,
    verdict: 'applied',
  })
  await insertOrderEvent(tx, { orderId, actor, kind, data: { via, method, amount, ...more }, text: note })
  await checkAttemptsNow(tx, orderId)
}

const takeBack = async (
  { provider }: Pick<PaymentParts, 'provider'>,
  tx: Tx,
  actor: string,
  order: PayableOrder,
  { note, paymentId }: ManualPaymentUpdate,
): Promise<boolean> => {
  const [payments, refunds] = [await listPayments(tx, order.id), await listRefunds(tx, order.id)]
  const live = payments.filter(({ voidedAt }) => voidedAt === null)
  const payment =
    paymentId === undefined
      ? (payerOf(order.totalPrice, payments, refunds) ?? live.at(-1))
      : live.find(({ id }) => id === paymentId)
  if (!payment) throw new ShopError('conflict', paymentId === undefined ? paying.notPaid : paying.noPayment)
  await voidPayment(tx, payment.id, actor)
  await ignoreProviderPayment(tx, payment)
  await insertOrderEvent(tx, {
    orderId: order.id,
    actor,
    kind: order.isPaid ? 'unpaid' : 'payment',
    data: { via: order.isPaid ? 'manual' : 'void', method: payment.method, amount: payment.amount },
    text: note,
  })
  const left = payerOf(
    order.totalPrice,
    payments.filter((each) => each !== payment),
    refunds,
  )
  // Another payment of this order remains. If the order became unpaid, the customer would be asked to pay again.
  if (left) {
    const transactions = await findTransactionStates(tx, provider, order.id)
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
