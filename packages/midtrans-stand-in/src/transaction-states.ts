/**
 * Transaction statuses and the transitions between them, as Midtrans documents them:
 * https://docs.midtrans.com/docs/transaction-status-cycle
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
export type FraudStatus = 'accept' | 'challenge' | 'deny'

/** A status, where a card payment under review is distinguished from an accepted one. */
export type Phase = TransactionStatus | 'challenge'

/** The phase of a status and a fraud status. */
export function phaseOf(transaction: { status: TransactionStatus; fraud: FraudStatus }): Phase {
  return transaction.status === 'capture' && transaction.fraud === 'challenge'
    ? 'challenge'
    : transaction.status
}

/** Transitions that depend on the payment method. */
export interface MoveAbilities {
  isCard: boolean
  /** Permata, Mandiri Bill and Indomaret: the bank may reverse a settled payment within minutes. */
  isReversible: boolean
  isRefundable: boolean
}

const moves = {
  pending: ['authorize', 'challenge', 'capture', 'settlement', 'deny', 'cancel', 'expire', 'failure'],
  authorize: ['capture', 'deny', 'cancel', 'expire'],
  challenge: ['capture', 'deny', 'cancel'],
  capture: ['settlement', 'cancel'],
  settlement: ['refund', 'partial_refund', 'chargeback', 'partial_chargeback', 'deny'],
  deny: [],
  cancel: [],
  expire: [],
  failure: [],
  refund: [],
  partial_refund: ['partial_refund', 'refund'],
  chargeback: [],
  partial_chargeback: ['partial_chargeback', 'chargeback'],
} satisfies Record<Phase, Phase[]>

const cardOnly: ReadonlySet<Phase> = new Set([
  'authorize',
  'challenge',
  'capture',
  'chargeback',
  'partial_chargeback',
])

/** Whether a transition is possible with the abilities of the method. */
export function canMove(from: Phase, to: Phase, abilities: MoveAbilities): boolean {
  const listed: readonly Phase[] = moves[from]
  if (!listed.includes(to)) return false
  if (cardOnly.has(to) && !abilities.isCard) return false
  // A card is captured first and settles later; nothing else is ever captured.
  if (from === 'pending' && to === 'settlement' && abilities.isCard) return false
  if (from === 'settlement' && to === 'deny') return abilities.isReversible
  if (to === 'refund' || to === 'partial_refund') return abilities.isRefundable
  return true
}

/** The merchant has the money (and it was not returned). */
export const isPaid = (phase: Phase): boolean => phase === 'settlement' || phase === 'capture'

/** The customer may still pay. */
export const isOpen = (phase: Phase): boolean => phase === 'pending' || phase === 'authorize'

/** Ended so that the order id can be used for another transaction. */
export const freesOrderId = (phase: Phase): boolean => phase === 'expire' || phase === 'cancel'

const notificationCodes = {
  pending: '201',
  authorize: '200',
  challenge: '201',
  capture: '200',
  settlement: '200',
  deny: '202',
  cancel: '202',
  expire: '202',
  failure: '202',
  refund: '200',
  partial_refund: '200',
  chargeback: '200',
  partial_chargeback: '200',
} satisfies Record<Phase, string>

/** `status_code` of a notification. */
export const notificationCode = (phase: Phase): string => notificationCodes[phase]

/** `status_code` inside a Get Status body: as in the notification, except 407 for expired. */
export const statusBodyCode = (phase: Phase): string =>
  phase === 'expire' ? '407' : notificationCodes[phase]
