/** Money given back of a payment: how, how far it got, and how much there is left to give. */
import { type Rupiah, rupiah, rupiahFromWire } from './money.ts'

/** By the payment provider, or recorded by the owner who gave it back herself. */
export const refundWays = ['provider', 'transfer', 'cash'] as const
export type RefundWay = (typeof refundWays)[number]

/**
 * - `asked`: the provider is being asked, or a crash left it
 * - `unknown`: asked, without a usable answer; it is asked again under the same key
 * - `done`: the money went back
 * - `refused`: the provider refused it; nothing went back
 * - `taken-back`: recorded by mistake; no money went back
 */
export const refundStates = ['asked', 'unknown', 'done', 'refused', 'taken-back'] as const
export type RefundState = (typeof refundStates)[number]

/** How much of a payment a provider gives back by itself: nothing, only all of it, or any part. */
export type RefundReach = 'none' | 'whole' | 'any'

/** Amounts are as on the wire, `"58000.00"`. */
type Received = { readonly id: number; readonly amount: string; readonly voidedAt: Date | null }
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
 * Whether the money went back or may have. What the provider gave back of a payment that it then took back whole is part of
 * that reversal; money given by hand is gone whatever becomes of the payment.
 */
const isInForce = ({ paymentId, way, state }: Given, payments: readonly Received[]): boolean => {
  if (state === 'refused' || state === 'taken-back') return false
  return way !== 'provider' || payments.some((payment) => payment.id === paymentId && isLive(payment))
}

/** What of one payment can still be given back: never more than the order's payments have left together. */
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

/**
 * The payment that an order shows: its oldest one that was not voided, one that was not given back whole first. The database
 * decides the same (`follow_money`).
 */
export const payerOf = <Payment extends Received>(
  payments: readonly Payment[],
  refunds: readonly Pick<Given, 'paymentId' | 'amount' | 'state'>[],
): Payment | null => {
  const live = payments.filter(isLive)
  const isLeft = (payment: Payment): boolean =>
    sum([payment]) > sum(refunds.filter((r) => r.paymentId === payment.id && r.state === 'done'))
  return live.find(isLeft) ?? live[0] ?? null
}
