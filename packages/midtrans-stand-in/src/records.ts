import type { MethodCode, PaymentType } from './payment-methods.ts'
import type { FraudStatus, TransactionStatus } from './transaction-states.ts'

/**
 * The stored records: plain data, one line of the state file each. Amounts are whole rupiah, times Unix time in
 * milliseconds.
 */

/** One Snap token, with the merchant's request. */
export interface SnapPage {
  token: string
  orderId: string
  grossAmount: number
  createdAt: number
  /** When the page and its token expire; issued account numbers do not. */
  expiresAt: number
  items: { name: string; price: number; quantity: number }[]
  /** First and last name, for the page and for faults that are typed as a name. */
  customerName: string
  enabledPayments?: string[]
  /** How long a transaction can be paid, if set, counted from `startsAt` or from the choice of a method. */
  expiry?: { startsAt?: number; durationMs: number }
  finishUrl?: string
  customFields: Record<string, string>
  routing: NotificationRouting
  /** Why the token was closed, besides expiry: a later token replaced it, or the merchant cancelled it. */
  closed?: 'replaced' | 'canceled'
}

/** URLs of one transaction's notifications, instead of or besides the dashboard's. */
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

/** One attempt to pay an order, which Midtrans calls a transaction. */
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
  /** Earlier states, oldest first; a stale response shows the last of them. */
  history: { status: TransactionStatus; fraud: FraudStatus; until: number }[]
}

/** One notification to one URL, with every delivery. */
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
  /** When the next delivery is due; absent once delivered or failed. */
  nextTryAt?: number
}

/** The HTTP status of the merchant's response, or why there was none. */
export type DeliveryAnswer = number | 'timeout' | 'refused' | 'too-many-redirects'

/** One request of the merchant, without its key. */
export interface RecordedRequest {
  at: number
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  /** HTTP status of the response; absent when a fault left the request unanswered. */
  answered?: number
}
