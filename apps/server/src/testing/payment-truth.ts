import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { askRefundsAgain } from '../payments/refunds/ask-for-refund.ts'
import type { PaymentShop } from './payment-shop.ts'

/** Compares the shop's payments with the books of the provider. */

/** Delivers all pending notifications, and makes all due status checks. */
export const comeToRest = async (shop: PaymentShop): Promise<void> => {
  shop.control.faults.clear()
  await shop.control.notificationsDone()
  for (let round = 0; round < 3; round += 1) {
    expect((await shop.checkAll()).unanswered).toBe(0)
    await shop.db.execute(sql`update refunds set next_ask_at = now() where next_ask_at is not null`)
    await askRefundsAgain(shop.payments)
    await shop.control.notificationsDone()
  }
}

/** Statuses in which the shop has the money. */
const standing = ['settlement', 'capture', 'partial_refund', 'partial_chargeback']

/**
 * Asserts that the shop's view of an order equals the provider's books. Returns the paid amount in rupiah, 0 when
 * unpaid.
 */
export const expectTruthAbout = async (shop: PaymentShop, id: number): Promise<number> => {
  const row = await shop.orderRow(id)
  const attempts = await shop.attemptsOf(id)
  // A shop that was never restored adopts no payment.
  expect(attempts.filter(({ adopted }) => adopted)).toEqual([])
  const live = attempts.filter(({ state }) => state === 'creating' || state === 'open')
  const transactions = shop.control
    .transactions()
    .filter(({ orderId }) => attempts.some(({ providerOrderId }) => providerOrderId === orderId))
  const isAgreed = ({ orderId, grossAmount }: { orderId: string; grossAmount: number }) =>
    attempts.some((each) => each.providerOrderId === orderId && Number(each.amount) === grossAmount)
  const paid = transactions.filter((each) => standing.includes(each.status) && isAgreed(each))
  const timeline = await shop.timelineOf(id)
  const isByHand = timeline.some(({ kind, data }) => kind === 'paid' && data.via === 'manual')
  const refunds = await shop.refundsOf(id)
  const own = transactions.find(({ transactionId }) => transactionId === row.midtransTransactionId)
  // Refunded in full, at least partly from the desk: the order stays paid (decision 0066).
  const isGivenBack =
    own?.status === 'refund' &&
    own.refunds.some(({ key }) =>
      refunds.some(({ refundKey, askedBy }) => refundKey === key && askedBy !== null),
    )
  expect(row.isPaid, `order ${id}`).toBe(isByHand || paid.length > 0 || isGivenBack)
  if (row.isPaid && !isByHand && !isGivenBack) expectWordsOf(row, paid, attempts)
  expect(refunds.filter(({ state }) => state === 'asked' || state === 'unknown')).toEqual([])
  const left = expectMoney(row, own, await shop.paymentsOf(id), refunds)
  const kinds = (await shop.attention(id)).map(({ kind }) => kind)
  // A notification that contradicts itself was altered: its transaction was never reported.
  const reported = (await shop.eventsOf(id)).filter(({ verdict }) => verdict !== 'mismatch')
  const heardOf = reported.map(({ transactionId }) => transactionId)
  // By order id the provider returns only one transaction: a second one is only known from its own notifications. The
  // provider gives one up when the killed process takes too long to start again.
  const givenUp = shop.control
    .deliveries()
    .filter(({ state, transactionStatus }) => state === 'failed' && standing.includes(transactionStatus))
    .map(({ transactionId }) => transactionId)
  const knownPaid = paid.filter(
    ({ transactionId }) =>
      heardOf.includes(transactionId) && (paid.length === 1 || !givenUp.includes(transactionId)),
  )
  if (knownPaid.length + (isByHand ? 1 : 0) > 1) expect(kinds).toContain('duplicate-payment')
  if (row.status === 'cancelled' && left > 0) {
    expect(
      kinds.filter((kind) => kind === 'paid-after-cancel' || kind === 'cancelled-after-paid'),
    ).not.toEqual([])
  }
  // Paid and unpaid alternate: nothing was counted twice in between either.
  const flips = await shop.flipsOf(id)
  expect(flips).toEqual(flips.map((_, index) => (index % 2 === 0 ? 'paid' : 'unpaid')))
  // A paid or cancelled order cannot be paid again, nor by two methods at once, as far as any report says.
  const payable =
    !row.isPaid && row.status !== 'cancelled' ? live.map(({ providerOrderId }) => providerOrderId) : []
  const stillOpen = transactions.filter(
    ({ status, transactionId }) => status === 'pending' && heardOf.includes(transactionId),
  )
  expect(live.length).toBeLessThanOrEqual(1)
  expect(stillOpen.map(({ orderId }) => orderId).filter((orderId) => !payable.includes(orderId))).toEqual([])
  return row.isPaid ? Number(row.totalPrice) : 0
}

type Rows<Name extends 'orderRow' | 'attemptsOf' | 'paymentsOf' | 'refundsOf'> = Awaited<
  ReturnType<PaymentShop[Name]>
>
type Transactions = ReturnType<PaymentShop['control']['transactions']>

const sumOf = (amounts: readonly (number | string)[]) =>
  amounts.reduce<number>((sum, each) => sum + Number(each), 0)

/**
 * Asserts that refunds agree with the provider's list, and that received money is counted, refunded or surplus. Returns
 * what is left of the order's own money.
 */
const expectMoney = (
  row: Rows<'orderRow'>,
  own: Transactions[number] | undefined,
  payments: Rows<'paymentsOf'>,
  refunds: Rows<'refundsOf'>,
): number => {
  const done = refunds.filter(({ state }) => state === 'done')
  const live = payments.filter(({ voidedAt }) => voidedAt === null)
  const shown = live.find(({ transactionId }) => own !== undefined && transactionId === own.transactionId)
  if (own && shown) {
    const byProvider = done.filter(({ paymentId, way }) => paymentId === shown.id && way === 'provider')
    expect(sumOf(byProvider.map(({ amount }) => amount)), `given back of payment ${shown.id}`).toBe(
      sumOf(own.refunds.map(({ amount }) => amount)),
    )
  }
  const inForce = done.filter(
    ({ way, paymentId }) => way !== 'provider' || live.some(({ id }) => id === paymentId),
  )
  const received = sumOf(live.map(({ amount }) => amount))
  const givenBack = sumOf(inForce.map(({ amount }) => amount))
  const total = row.isPaid ? Number(row.totalPrice) : 0
  const refunded = Number(row.refunded ?? 0)
  expect(refunded, `money given back of order ${row.id}`).toBe(Math.max(0, givenBack - (received - total)))
  return total - refunded
}

/** Method, time and transaction of a paid order are those of one valid payment, and so are its attempt's. */
const expectWordsOf = (row: Rows<'orderRow'>, paid: Transactions, attempts: Rows<'attemptsOf'>) => {
  const by = paid.find(({ transactionId }) => transactionId === row.midtransTransactionId)
  expect(by, `the payment that order ${row.id} speaks of`).toBeDefined()
  const attempt = attempts.find(({ providerOrderId }) => providerOrderId === by?.orderId)
  expect(attempt).toMatchObject({ method: row.paymentMethod, state: 'paid' })
  // The attempt refers to a second payment on the same page, while the order refers to the one that pays it.
  if (attempt?.transactionId !== by?.transactionId) return
  expect(Math.abs((row.paidAt?.getTime() ?? 0) - (attempt?.paidAt?.getTime() ?? 0))).toBeLessThan(60_000)
}

/** Moves time forward by more than a day, so that all scheduled status checks are due. */
export const letTheDayPass = ({ db }: PaymentShop) =>
  db.execute(sql`update payment_attempts set next_check_at = null`)

/** Orders, payments and money of the whole shop, counted in different ways that must agree. */
export const booksOf = async ({ rows }: PaymentShop) => {
  const [books] = await rows(`
    select
      (select count(*) from orders)::int as orders,
      (select count(*) from orders where is_paid)::int as "paidOrders",
      (select coalesce(sum(total_price), 0) from orders where is_paid)::float as "paidTotal",
      (select coalesce(sum(orders), 0) from revenue_daily)::int as "bookedOrders",
      (select coalesce(sum(revenue + charges), 0) from revenue_daily)::float as "bookedTotal",
      (select count(*) filter (where kind = 'paid') - count(*) filter (where kind = 'unpaid') from order_events)::int
        as "paidFlips"`)
  return books
}
