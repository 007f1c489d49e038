import type { PaymentOutcome } from '@dimsum/domain/payment-outcome'

/** All transaction statuses: docs.midtrans.com, "Transaction Status Cycle". */
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

/** Accepts any case: answers for DANA contain `PENDING`. `null` for an unknown one. */
export const parseTransactionStatus = (text: string): TransactionStatus | null => {
  const word = text.toLowerCase()
  return transactionStatuses.find((status) => status === word) ?? null
}

/** Midtrans's fraud assessment; omitted for methods without one. */
export type FraudStatus = string | null | undefined

type Rule = PaymentOutcome | ((fraud: FraudStatus) => PaymentOutcome)

const outcomes: Readonly<Record<TransactionStatus, Rule>> = {
  pending: 'open',
  authorize: 'open',
  // A captured card counts as paid only once Midtrans accepted it; a missing fraud status is not an acceptance.
  capture: (fraud) => (fraud ? judged(fraud) : 'open'),
  settlement: (fraud) => (fraud ? judged(fraud) : 'paid'),
  deny: 'denied',
  failure: 'failed',
  cancel: 'cancelled',
  expire: 'expired',
  refund: 'reversed',
  chargeback: 'reversed',
  partial_refund: 'partly-reversed',
  partial_chargeback: 'partly-reversed',
}

const judged = (fraud: string): PaymentOutcome => {
  const word = fraud.toLowerCase()
  if (word === 'accept') return 'paid'
  return word === 'deny' ? 'failed' : 'open'
}

/** The outcome for a status and fraud status; null for an unknown status (product.md section 4). */
export const outcomeOf = (status: string, fraud?: FraudStatus): PaymentOutcome | null => {
  const known = parseTransactionStatus(status)
  if (known === null) return null
  const rule = outcomes[known]
  return typeof rule === 'function' ? rule(fraud) : rule
}
