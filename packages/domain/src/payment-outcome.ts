/** What a payment provider's report means for the shop. Each adapter maps its provider's statuses to these. */

/**
 * - `open`: the customer can still pay, or a bank is still checking the payment
 * - `failed`, `denied`: this attempt failed; the order can be paid by another one
 * - `expired`, `cancelled`: this transaction cannot be paid any more
 * - `paid`: the money will be settled to the shop
 * - `partly-reversed`, `reversed`: received money was returned
 */
export type PaymentOutcome =
  | 'open'
  | 'failed'
  | 'denied'
  | 'expired'
  | 'cancelled'
  | 'paid'
  | 'partly-reversed'
  | 'reversed'

const ranks = {
  open: 0,
  failed: 1,
  denied: 1,
  expired: 2,
  cancelled: 2,
  paid: 3,
  'partly-reversed': 4,
  reversed: 5,
} as const satisfies Record<PaymentOutcome, number>

/** The rank of an outcome: reports arrive late, repeated and out of order. */
export function rankOf(outcome: PaymentOutcome): number {
  return ranks[outcome]
}

/** Whether the shop keeps money of this transaction, all or part of it. */
export function hasMoney(outcome: PaymentOutcome | null): boolean {
  return outcome === 'paid' || outcome === 'partly-reversed'
}

/** Whether this attempt failed or ended without money. */
export function isWithoutMoney(outcome: PaymentOutcome): boolean {
  return outcome !== 'open' && rankOf(outcome) < ranks.paid
}

/**
 * The rank rule within one provider transaction: a lower outcome never replaces a higher one, an equal one does, and
 * only received money can be reversed. `null`: no outcome yet. {@link reversesPaid} decides about paid to unpaid, after
 * asking the provider.
 */
export function supersedes(previous: PaymentOutcome | null, next: PaymentOutcome): boolean {
  if (rankOf(next) > ranks.paid && (previous === null || rankOf(previous) < ranks.paid)) return false
  return previous === null || rankOf(next) >= rankOf(previous)
}

const reversals: readonly PaymentOutcome[] = ['denied', 'cancelled', 'reversed']

/**
 * Whether `next` reverses a payment: a bank may deny what was paid minutes ago. Only true for the transaction that
 * paid, and only for the provider's answer to a status request of the shop.
 */
export function reversesPaid(previous: PaymentOutcome, next: PaymentOutcome): boolean {
  return hasMoney(previous) && reversals.includes(next)
}
