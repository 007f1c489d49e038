import type { PaymentOutcome } from '@dimsum/domain/payment-outcome'

/** Every status of a transaction: docs.midtrans.com, "Transaction Status Cycle". */
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

/** Reads the status in any case: DANA's answers say `PENDING`. `null` for an unknown one. */
export const parseTransactionStatus = (text: string): TransactionStatus | null => {
  const word = text.toLowerCase()
  return transactionStatuses.find((status) => status === word) ?? null
}

/** Midtrans's opinion on fraud; methods without one leave it out. */
export type FraudStatus = string | null | undefined

type Rule = PaymentOutcome | ((fraud: FraudStatus) => PaymentOutcome)

const outcomes: Readonly<Record<TransactionStatus, Rule>> = {
  pending: 'open',
  authorize: 'open',
  // A captured card is paid only once Midtrans accepted it; a missing fraud status is no acceptance.
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

/** What status and fraud status mean for the shop; null for an unknown status (product.md section 4). */
export const outcomeOf = (status: string, fraud?: FraudStatus): PaymentOutcome | null => {
  const known = parseTransactionStatus(status)
  if (known === null) return null
  const rule = outcomes[known]
  return typeof rule === 'function' ? rule(fraud) : rule
}
