import type { GiveBack } from '@dimsum/contract/refunds'
import { rupiahFromWire } from '@dimsum/domain/money'
import { type RefundReach, refundLeft } from '@dimsum/domain/refund'
import { paying } from '@dimsum/words/server/paying'
import { refunding } from '@dimsum/words/server/refunding'
import { inTransaction, type Tx } from '../../platform/db/connection.ts'
import { invalidField, ShopError } from '../../platform/errors/shop-error.ts'
import { announce } from '../../platform/live/announce.ts'
import { insertOrderEvent } from '../../shop/orders/timeline/order-events.queries.ts'
import { lockPayableOrder, type PayableOrder } from '../ledger/payable-orders.queries.ts'
import { findRefundByKey, insertRefund, listRefunds, type RefundRow } from '../ledger/refunds.queries.ts'
import { type PaymentParts, stopAt } from '../payment-parts.ts'
import { closeWhenAllIsBack } from '../settlement/finish-refund.ts'
import { askForRefund } from './ask-for-refund.ts'
import { reachOf } from './refund-reach.ts'

/** Longer than the first question to the provider may take: after it another process may repeat it. */
const firstAskMs = 60_000

/**
 * Gives money of a paid order back. By transfer or in cash it is put down as done; by the provider it is stored first and then
 * asked for under its key, so that a crash, a silence or a second press never gives it back twice. What became of it stands in
 * the list of refunds.
 * @throws ShopError `not-found`, `conflict` (not paid, key used for another), `validation` (amount, way)
 */
export const giveBack = async (
  parts: PaymentParts,
  actor: string,
  orderId: number,
  asked: GiveBack,
): Promise<void> => {
  const refund = await inTransaction(parts.db, async (tx) => {
    const order = await lockPayableOrder(tx, orderId)
    if (!order) throw new ShopError('not-found', paying.noOrder)
    const before = await findRefundByKey(tx, asked.key)
    if (before) return repeated(before, orderId, asked)
    return await store(tx, parts, actor, order, asked)
  })
  if (refund?.way === 'provider') {
    await stopAt(parts, 'refund-stored')
    await askForRefund(parts, refund.id)
  }
  announce(parts)
}

/** The same form sent twice is one refund; the first one asks the provider. */
const repeated = (before: RefundRow, orderId: number, asked: GiveBack): null => {
  const isSame =
    before.orderId === orderId && rupiahFromWire(before.amount) === asked.amount && before.way === asked.way
  if (!isSame) throw new ShopError('conflict', refunding.keyUsed)
  return null
}

const store = async (
  tx: Tx,
  parts: PaymentParts,
  actor: string,
  order: PayableOrder,
  { key, amount, way, reason }: GiveBack,
): Promise<RefundRow> => {
  if (!order.isPaid) throw new ShopError('conflict', paying.notPaid)
  const known = await listRefunds(tx, order.id)
  const total = rupiahFromWire(order.totalPrice)
  const left = refundLeft(
    total,
    known.map((each) => ({ ...each, amount: rupiahFromWire(each.amount) })),
  )
  if (left === 0) throw invalidField('amount', refunding.nothingLeft)
  if (amount > left) throw invalidField('amount', refunding.atMost(left))
  const { attempt, reach } = await reachOf(tx, parts, order)
  const isByProvider = way === 'provider'
  if (isByProvider) assertReach(reach, amount === total)
  const refund = await insertRefund(
    tx,
    {
      orderId: order.id,
      attemptId: attempt?.id ?? null,
      transactionId: order.transactionId,
      paymentMethod: order.paymentMethod ?? 'unknown',
      amount: String(amount),
      way,
      state: isByProvider ? 'asked' : 'done',
      refundKey: key,
      askedBy: actor,
    },
    isByProvider ? firstAskMs : null,
  )
  await insertOrderEvent(tx, {
    orderId: order.id,
    actor,
    kind: 'refund',
    data: { amount: refund.amount, way, state: refund.state },
    text: reason,
  })
  if (!isByProvider) await closeWhenAllIsBack(tx, refund)
  return refund
}

const assertReach = (reach: RefundReach, isWhole: boolean): void => {
  if (reach === 'none') throw invalidField('way', refunding.notByProvider)
  if (reach === 'whole' && !isWhole) throw invalidField('amount', refunding.wholeOnly)
}
