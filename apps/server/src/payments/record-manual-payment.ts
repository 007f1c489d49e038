import { randomUUID } from 'node:crypto'
import type { ManualPaymentUpdate } from '@dimsum/contract/payments'
import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { inTransaction, type Tx } from '../db/connection.ts'
import { announce } from '../live/announce.ts'
import { insertOrderEvent } from '../order-timeline/order-events.queries.ts'
import { invalidField, ShopError } from '../shop-error.ts'
import { changeAttempt, checkAttemptsNow } from './attempts.queries.ts'
import { lockPayableOrder, markPaid, markUnpaid, type PayableOrder } from './payable-orders.queries.ts'
import { insertPaymentEvent, listStandings } from './payment-events.queries.ts'
import type { PaymentParts } from './payment-parts.ts'

/** A clock that runs ahead of ours by so much still says «now». */
const clockDriftMs = 5 * 60_000

/**
 * The owner records money that came by hand (cash, transfer, a printed QRIS), or takes a payment back with a
 * reason. Whatever could still be paid at the provider is ended there.
 * @throws ShopError `not-found`, `validation` (amount, time), `conflict` when the order is so already
 */
export const recordManualPayment = async (
  parts: Pick<PaymentParts, 'db'>,
  actor: string,
  update: ManualPaymentUpdate,
): Promise<{ isPaid: boolean }> => {
  await inTransaction(parts.db, async (tx) => {
    const order = await lockPayableOrder(tx, update.orderId)
    if (!order) throw new ShopError('not-found', 'Order not found.')
    if (update.isPaid) await receive(tx, actor, order, update)
    else await takeBack(tx, actor, order, update)
  })
  announce(parts)
  return { isPaid: update.isPaid }
}

const receive = async (
  tx: Tx,
  actor: string,
  order: PayableOrder,
  { paymentMethod = 'manual', amount, receivedAt, note }: ManualPaymentUpdate,
): Promise<void> => {
  if (order.isPaid) throw new ShopError('conflict', 'This order is already paid.')
  const total = rupiahFromWire(order.totalPrice)
  if (amount !== undefined && amount !== total) {
    throw invalidField('amount', `The amount must equal the order total of ${formatRupiah(total)}.`)
  }
  const paidAt = receivedAt === undefined ? null : new Date(receivedAt)
  if (paidAt !== null && paidAt.getTime() > Date.now() + clockDriftMs) {
    throw invalidField('receivedAt', 'The time must not be in the future.')
  }
  await markPaid(tx, order.id, { paidAt, paymentMethod, transactionId: null, transactionStatus: null })
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
}

const takeBack = async (
  tx: Tx,
  actor: string,
  order: PayableOrder,
  { note }: ManualPaymentUpdate,
): Promise<void> => {
  if (!order.isPaid) throw new ShopError('conflict', 'This order is not paid.')
  await markUnpaid(tx, order.id, null)
  await forgetProviderPayment(tx, order)
  await insertOrderEvent(tx, {
    orderId: order.id,
    actor,
    kind: 'unpaid',
    data: { via: 'manual', method: order.paymentMethod, amount: order.totalPrice },
    text: note,
  })
}

/**
 * The provider knows nothing of money given back by hand and goes on calling its transaction paid. The ledger
 * says that it no longer counts, so that no later word of it pays the order again.
 */
const forgetProviderPayment = async (
  tx: Tx,
  { id: orderId, transactionId, totalPrice }: PayableOrder,
): Promise<void> => {
  const standings = await listStandings(tx, orderId)
  const attemptId = standings.get(transactionId ?? '')?.attemptId ?? null
  await insertPaymentEvent(tx, {
    orderId,
    attemptId,
    source: 'manual',
    fingerprint: `manual ${randomUUID()}`,
    transactionId,
    transactionStatus: 'refund',
    grossAmount: totalPrice,
    verdict: 'applied',
  })
  if (attemptId !== null) await changeAttempt(tx, attemptId, { state: 'reversed' }, null)
}
