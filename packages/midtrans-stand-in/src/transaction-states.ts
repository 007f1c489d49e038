/**
 * The states of a transaction and the moves between them, as Midtrans publishes them:
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

/** A status, with the card payment held for review distinguished from the accepted one. */
export type Phase = TransactionStatus | 'challenge'

/** The phase a status and a fraud verdict make together. */
export function phaseOf(transaction: { status: TransactionStatus; fraud: FraudStatus }): Phase {
  return transaction.status === 'capture' && transaction.fraud === 'challenge'
    ? 'challenge'
    : transaction.status
}

/** What the method of a transaction allows beyond the common moves. */
export interface MoveAbilities {
  isCard: boolean
  /** Permata, Mandiri Bill and Indomaret: the bank may take a settled payment back within minutes. */
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

/** Whether a transaction may go from one phase to another, given what its method allows. */
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

/** Money has reached the merchant (and not yet gone back). */
export const isPaid = (phase: Phase): boolean => phase === 'settlement' || phase === 'capture'

/** The customer may still pay. */
export const isOpen = (phase: Phase): boolean => phase === 'pending' || phase === 'authorize'

/** Ended in a way that frees the order id for another transaction. */
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

/** `status_code` inside a Get Status body: as in the notification, except that expired reads 407. */
export const statusBodyCode = (phase: Phase): string =>
  phase === 'expire' ? '407' : notificationCodes[phase]
