/** What a payment provider's message means for the shop, in the shop's own words. Each adapter translates into these. */

/**
 * - `open`: the customer can still pay, or a bank still checks the payment
 * - `failed`, `denied`: this try did not work; the order can still be paid by another
 * - `expired`, `cancelled`: this transaction cannot be paid any more
 * - `paid`: the money is on its way to the shop
 * - `partly-reversed`, `reversed`: money that had come went back
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

/** How much an outcome weighs against an earlier one: messages arrive late, twice and out of order. */
export function rankOf(outcome: PaymentOutcome): number {
  return ranks[outcome]
}

/** Whether the shop has money of this transaction, all or part of it. */
export function hasMoney(outcome: PaymentOutcome | null): boolean {
  return outcome === 'paid' || outcome === 'partly-reversed'
}

/** Whether this try did not work or ended, without money. */
export function isWithoutMoney(outcome: PaymentOutcome): boolean {
  return outcome !== 'open' && rankOf(outcome) < ranks.paid
}

/**
 * The rank rule, within one provider transaction: a lower outcome never replaces a higher one, and only money that
 * came can go back. Equal replaces equal. `null`: nothing known yet. What turns paid back into unpaid is decided by
 * {@link reversesPaid}, after asking the provider.
 */
export function supersedes(previous: PaymentOutcome | null, next: PaymentOutcome): boolean {
  if (rankOf(next) > ranks.paid && (previous === null || rankOf(previous) < ranks.paid)) return false
  return previous === null || rankOf(next) >= rankOf(previous)
}

const reversals: readonly PaymentOutcome[] = ['denied', 'cancelled', 'reversed']

/**
 * Whether `next` takes back a payment that was made: a bank may deny what was paid minutes ago. True only for the very
 * transaction that paid, and only when the provider said so in answer to the shop's own question.
 */
export function reversesPaid(previous: PaymentOutcome, next: PaymentOutcome): boolean {
  return hasMoney(previous) && reversals.includes(next)
}
