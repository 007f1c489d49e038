import type { GiveBack } from '@dimsum/contract/refunds'
import { type Rupiah, rupiahFromWire } from '@dimsum/domain/money'
import { type RefundReach, refundLeft } from '@dimsum/domain/refund'
import { paying } from '@dimsum/words/server/paying'
import { refunding } from '@dimsum/words/server/refunding'
import { inTransaction, type Tx } from '../../platform/db/connection.ts'
import { invalidField, orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { announce } from '../../platform/live/announce.ts'
import { followMoney } from '../../shop/attention/money-attention.ts'
import { insertOrderEvent } from '../../shop/orders/timeline/order-events.queries.ts'
import { lockPayableOrder, type PayableOrder } from '../ledger/payable-orders.queries.ts'
import { listPayments, type PaymentRow } from '../ledger/payments.queries.ts'
import { findRefundByKey, insertRefund, listRefunds, type RefundRow } from '../ledger/refunds.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { askForRefund } from './ask-for-refund.ts'
import { reachOf } from './list-refunds.ts'

/** Longer than the first request to the provider may take: after it another process may retry. */
const firstAskMs = 60_000

/**
 * Refunds a payment. By transfer or in cash it is recorded as done. By the provider it is stored first and then
 * requested with its key, so that a crash, a lost answer or a second press never refunds twice.
 * @throws ShopError `not-found`, `conflict` (not paid, key used for another), `validation` (amount, way, payment)
 */
export const giveBack = async (
  parts: PaymentParts,
  actor: string,
  orderId: number,
  asked: GiveBack,
): Promise<void> => {
  const refund = await inTransaction(parts.db, async (tx) => {
    const order = orNotFound(await lockPayableOrder(tx, orderId), paying.noOrder)
    const before = await findRefundByKey(tx, asked.key)
    if (before) return repeated(before, orderId, asked)
    return await store(tx, parts, actor, order, asked)
  })
  if (refund?.way === 'provider') {
    await parts.stopAt?.('refund-stored')
    await askForRefund(parts, refund.id)
  }
  announce(parts)
}

type StoredRefund = Pick<RefundRow, 'id' | 'way'>

/** The same form sent twice is one refund; the first request calls the provider. */
const repeated = (before: RefundRow, orderId: number, asked: GiveBack): null => {
  const isSame =
    before.orderId === orderId &&
    rupiahFromWire(before.amount) === asked.amount &&
    before.way === asked.way &&
    (asked.paymentId === undefined || before.paymentId === asked.paymentId)
  if (!isSame) throw new ShopError('conflict', refunding.keyUsed)
  return null
}

const store = async (
  tx: Tx,
  parts: PaymentParts,
  actor: string,
  order: PayableOrder,
  { key, amount, way, reason, paymentId }: GiveBack,
): Promise<StoredRefund> => {
  const [payments, refunds] = [await listPayments(tx, order.id), await listRefunds(tx, order.id)]
  const live = payments.filter(({ voidedAt }) => voidedAt === null)
  if (live.length === 0) throw new ShopError('conflict', paying.notPaid)
  const leftOf = ({ id }: PaymentRow): Rupiah => refundLeft(id, payments, refunds)
  const payment = chosenPayment(live, leftOf, paymentId)
  const left = leftOf(payment)
  if (left === 0) throw invalidField('amount', refunding.nothingLeft)
  if (amount > left) throw invalidField('amount', refunding.atMost(left))
  const isByProvider = way === 'provider'
  if (isByProvider) {
    assertReach(await reachOf(tx, parts.provider, payment), amount === rupiahFromWire(payment.amount))
  }
  const state = isByProvider ? 'asked' : 'done'
  const id = await insertRefund(
    tx,
    {
      orderId: order.id,
      paymentId: payment.id,
      amount: String(amount),
      way,
      state,
      refundKey: key,
      askedBy: actor,
    },
    isByProvider ? firstAskMs : null,
  )
  await insertOrderEvent(tx, {
    orderId: order.id,
    actor,
    kind: 'refund',
    data: { amount: `${amount}.00`, way, state, method: payment.method },
    text: reason,
  })
  await followMoney(tx, order.id, actor)
  return { id, way }
}

/** When several payments can be refunded, the request must name one. */
const chosenPayment = (
  live: readonly PaymentRow[],
  leftOf: (payment: PaymentRow) => Rupiah,
  wanted: number | undefined,
): PaymentRow => {
  const open = live.filter((payment) => leftOf(payment) > 0)
  const chosen =
    wanted === undefined
      ? open.length > 1
        ? undefined
        : (open[0] ?? live[0])
      : live.find(({ id }) => id === wanted)
  if (!chosen) throw invalidField('paymentId', refunding.whichPayment)
  return chosen
}

const assertReach = (reach: RefundReach, isWhole: boolean): void => {
  if (reach === 'none') throw invalidField('way', refunding.notByProvider)
  if (reach === 'whole' && !isWhole) throw invalidField('amount', refunding.wholeOnly)
}
