import type { MethodCode, PaymentType } from './payment-methods.ts'
import type { FraudStatus, TransactionStatus } from './transaction-states.ts'

/**
 * What the stand-in remembers. Plain data, so that a record is one line of the state file.
 * Amounts are whole rupiah, times milliseconds since 1970.
 */

/** One Snap token: what the merchant asked for when creating it. */
export interface SnapPage {
  token: string
  orderId: string
  grossAmount: number
  createdAt: number
  /** The page and its token stop working then; account numbers already handed out do not. */
  expiresAt: number
  items: { name: string; price: number; quantity: number }[]
  /** First and last name as one, for the page and for faults that are typed as a name. */
  customerName: string
  enabledPayments?: string[]
  /** When set, how long a transaction stays payable, counted from `startsAt` or from the choice of a method. */
  expiry?: { startsAt?: number; durationMs: number }
  finishUrl?: string
  customFields: Record<string, string>
  routing: NotificationRouting
  /** Why the token no longer opens, besides time: a later token took its place, or the merchant cancelled it. */
  closed?: 'replaced' | 'canceled'
}

/** Where one transaction's notifications go instead of, or besides, the dashboard's address. */
export interface NotificationRouting {
  override?: string[]
  append?: string[]
}

export interface Refund {
  chargebackId: number
  amount: number
  createdAt: number
  reason: string
  key: string
  bankConfirmedAt?: number
}

/** Account numbers, codes and references that depend on the method. */
export interface MethodNumbers {
  vaNumber?: string
  billerCode?: string
  billKey?: string
  approvalCode?: string
  maskedCard?: string
  cardBank?: string
  issuer?: string
  crossReferenceId?: string
}

/** One try to pay an order: what Midtrans calls a transaction. */
export interface Transaction {
  transactionId: string
  token: string
  orderId: string
  method: MethodCode
  paymentType: PaymentType
  grossAmount: number
  status: TransactionStatus
  fraud: FraudStatus
  createdAt: number
  expiresAt: number
  paidAt?: number
  settledAt?: number
  numbers: MethodNumbers
  refunds: Refund[]
  /** Earlier states, oldest first; a stale answer shows the last of them. */
  history: { status: TransactionStatus; fraud: FraudStatus; until: number }[]
}

/** One notification to one address, with every try to deliver it. */
export interface Delivery {
  id: string
  url: string
  orderId: string
  transactionId: string
  transactionStatus: string
  /** The JSON text that is posted. */
  body: string
  createdAt: number
  tries: { at: number; answer: DeliveryAnswer }[]
  state: 'waiting' | 'delivered' | 'failed'
  /** When the next try is due; absent once delivered or failed. */
  nextTryAt?: number
}

/** The HTTP status of the merchant's answer, or why there was none. */
export type DeliveryAnswer = number | 'timeout' | 'refused' | 'too-many-redirects'

/** One request the merchant made, without its key. */
export interface RecordedRequest {
  at: number
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  /** HTTP status of the answer; absent when a fault left the request unanswered. */
  answered?: number
}
