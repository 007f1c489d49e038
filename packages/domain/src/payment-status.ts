/**
 * What the payment provider says about a transaction, and what that means for the shop
 * (docs.midtrans.com: "Transaction Status Cycle"; spec section 4).
 */

export const transactionStatuses = [
  'pending',
  'authorize',
  'capture',
  'settlement',
  'deny',
  'cancel',
  'expire',
  'failure',
  'refund',
  'partial_refund',
  'chargeback',
  'partial_chargeback',
] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** Reads the provider's word, in any case: DANA's answers say `PENDING`. `null` for a word we do not know. */
export function parseTransactionStatus(text: string): TransactionStatus | null {
  const word = text.toLowerCase()
  return transactionStatuses.find((status) => status === word) ?? null
}

/**
 * - `open`: the customer can still pay, or a bank still looks at it
 * - `failed`: this try did not work; the order can still be paid by another
 * - `ended`: nobody can pay this transaction any more
 * - `paid`: the money is on its way to the shop
 * - `reversed`, `partly-reversed`: money that had come went back
 */
export type PaymentOutcome = 'open' | 'failed' | 'ended' | 'paid' | 'partly-reversed' | 'reversed'

/** The provider's opinion on fraud; methods without one leave it out. */
export type FraudStatus = string | null | undefined

type Rule = PaymentOutcome | ((fraud: FraudStatus) => PaymentOutcome)

const outcomes = {
  pending: 'open',
  authorize: 'open',
  // A captured card is paid only once the provider accepted it; silence is not acceptance.
  capture: (fraud) => (fraud ? judged(fraud) : 'open'),
  settlement: (fraud) => (fraud ? judged(fraud) : 'paid'),
  deny: 'failed',
  failure: 'failed',
  cancel: 'ended',
  expire: 'ended',
  refund: 'reversed',
  chargeback: 'reversed',
  partial_refund: 'partly-reversed',
  partial_chargeback: 'partly-reversed',
} as const satisfies Record<TransactionStatus, Rule>

function judged(fraud: string): PaymentOutcome {
  const word = fraud.toLowerCase()
  if (word === 'accept') return 'paid'
  return word === 'deny' ? 'failed' : 'open'
}

export function paymentOutcome(status: TransactionStatus, fraud?: FraudStatus): PaymentOutcome {
  const rule: Rule = outcomes[status]
  return typeof rule === 'function' ? rule(fraud) : rule
}

/** Whether these two words, taken at their face, say that money came. */
export function isPaidClaim(status: TransactionStatus, fraud?: FraudStatus): boolean {
  return paymentOutcome(status, fraud) === 'paid'
}

const ranks = {
  open: 0,
  failed: 1,
  ended: 2,
  paid: 3,
  'partly-reversed': 4,
  reversed: 5,
} as const satisfies Record<PaymentOutcome, number>

/** How much a later word weighs; messages arrive late, twice and out of order. */
export function rankOf(outcome: PaymentOutcome): number {
  return ranks[outcome]
}

/**
 * The rank rule, within one provider transaction: a lower outcome never replaces a higher one, and only money that
 * came can go back. Equal replaces equal, so a capture may become a settlement. `null`: nothing known yet.
 * What turned paid back into unpaid is decided by {@link reversesPaid}, after asking the provider.
 */
export function supersedes(previous: PaymentOutcome | null, next: PaymentOutcome): boolean {
  if (rankOf(next) > ranks.paid && (previous === null || rankOf(previous) < ranks.paid)) return false
  return previous === null || rankOf(next) >= rankOf(previous)
}

const reversals: readonly TransactionStatus[] = ['deny', 'cancel', 'refund', 'chargeback']

/**
 * Whether this status takes back a payment that was made: a bank may deny what was settled minutes ago. True only for
 * the very transaction that paid, and only when the provider said so in answer to our own question.
 */
export function reversesPaid(previous: PaymentOutcome, status: TransactionStatus): boolean {
  return (previous === 'paid' || previous === 'partly-reversed') && reversals.includes(status)
}
