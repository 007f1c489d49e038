/** Refunds of a payment: method, state, and the amount that can still be refunded. */
import { type Rupiah, rupiah, rupiahFromWire } from './money.ts'

/** By the payment provider, or by the owner herself, who then records it. */
export const refundWays = ['provider', 'transfer', 'cash'] as const
export type RefundWay = (typeof refundWays)[number]

/**
 * - `asked`: the request to the provider is in progress, or a crash interrupted it
 * - `unknown`: no usable answer; the request is repeated with the same key
 * - `done`: the money was refunded
 * - `refused`: the provider refused; nothing was refunded
 * - `taken-back`: recorded by mistake; no money was refunded
 */
export const refundStates = ['asked', 'unknown', 'done', 'refused', 'taken-back'] as const
export type RefundState = (typeof refundStates)[number]

/** How a provider can refund a payment: not at all, only in full, or any part. */
export type RefundReach = 'none' | 'whole' | 'any'

/** Amounts in wire format, `"58000.00"`. */
type Received = {
  readonly id: number
  readonly amount: string
  readonly recordedAt: Date
  readonly voidedAt: Date | null
}
type Given = {
  readonly paymentId: number
  readonly amount: string
  readonly way: RefundWay
  readonly state: RefundState
}

const sum = (rows: readonly { readonly amount: string }[]): number =>
  rows.reduce((all, { amount }) => all + rupiahFromWire(amount), 0)

const isLive = ({ voidedAt }: Received): boolean => voidedAt === null

/**
 * Whether the money was or may have been refunded. A provider's refund of a payment that was then reversed in full is
 * part of that reversal. A refund by hand counts whatever becomes of the payment.
 */
const isInForce = ({ paymentId, way, state }: Given, payments: readonly Received[]): boolean => {
  if (state === 'refused' || state === 'taken-back') return false
  return way !== 'provider' || payments.some((payment) => payment.id === paymentId && isLive(payment))
}

/** The amount of one payment that can still be refunded: at most what is left of all the order's payments together. */
export const refundLeft = (
  paymentId: number,
  payments: readonly Received[],
  refunds: readonly Given[],
): Rupiah => {
  const live = payments.filter(isLive)
  const given = refunds.filter((each) => isInForce(each, payments))
  const ofOrder = sum(live) - sum(given)
  const ofPayment =
    sum(live.filter(({ id }) => id === paymentId)) - sum(given.filter((each) => each.paymentId === paymentId))
  return rupiah(Math.max(0, Math.min(ofOrder, ofPayment)))
}

/** The most money held at any time: valid payments less their refunds, in the order of recording (SQL: `most_held`). */
const mostHeld = (payments: readonly Received[], refunds: readonly Settled[]): number => {
  const live = payments.filter(isLive)
  const moves = [
    ...live.map(({ recordedAt, amount }) => ({ at: recordedAt, amount: rupiahFromWire(amount) })),
    ...refunds
      .filter(({ state, paymentId }) => state === 'done' && live.some(({ id }) => id === paymentId))
      .map(({ settledAt, amount }) => ({ at: settledAt ?? new Date(0), amount: -rupiahFromWire(amount) })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime() || other.amount - one.amount)
  let [held, most] = [0, 0]
  for (const { amount } of moves) {
    held += amount
    most = Math.max(most, held)
  }
  return most
}
type Settled = Pick<Given, 'paymentId' | 'amount' | 'state'> & { readonly settledAt: Date | null }

/**
 * The payment that reaches the total of an order (wire format), which the order shows; null when it is not paid in full. Of
 * the valid payments those not fully refunded count first, then the oldest. The database function `follow_money` uses the
 * same rule.
 */
export const payerOf = <Payment extends Received>(
  total: string,
  payments: readonly Payment[],
  refunds: readonly Settled[],
): Payment | null => {
  if (mostHeld(payments, refunds) < rupiahFromWire(total)) return null
  const live = payments.filter(isLive)
  const isRefunded = (payment: Payment): boolean =>
    sum([payment]) <= sum(refunds.filter((r) => r.paymentId === payment.id && r.state === 'done'))
  const counted = [...live.filter((each) => !isRefunded(each)), ...live.filter(isRefunded)]
  return counted.find((_, n) => sum(counted.slice(0, n + 1)) >= rupiahFromWire(total)) ?? null
}
