import type { Rupiah } from '@dimsum/domain/money'
import type { PaymentMethod } from '@dimsum/domain/payment-method'
import type { PaymentOutcome } from '@dimsum/domain/payment-outcome'
import type { RefundReach } from '@dimsum/domain/refund'

/**
 * The port to a payment provider, in the shop's terms. Field names, statuses, codes and method names of a provider stay
 * in its adapter (scripts/checks/one-place.test.mjs). Time limits are in milliseconds.
 */
export type PaymentProvider = {
  /** Stored in every attempt (`payment_attempts.provider`), so it must never change. */
  readonly name: string
  /**
   * Opens a payment page for the charge. The same provider order id may be used again until a payment method was chosen
   * on the page: the new token then replaces the old one. Throws ProviderError.
   */
  start(charge: Charge, limit?: TimeLimit): Promise<PaymentPage>
  /**
   * The provider's report for an order id or a transaction id; null while no payment method was chosen, which is not an
   * error. Never returns an answer about another payment. Throws ProviderError.
   */
  statusOf(id: string, limit?: TimeLimit): Promise<PaymentReport | null>
  /** Cancels an open transaction by order id or transaction id. Throws ProviderError. */
  cancel(id: string, limit?: TimeLimit): Promise<'cancelled' | 'too-late' | 'unknown'>
  /** Refunds a paid transaction; a repeated key is the same refund. Throws ProviderError. */
  refund(id: string, asked: { key: string; amount: Rupiah }, limit?: TimeLimit): Promise<void>
  /** Whether a payment by this method can be refunded in part, in full or not at all. */
  refundReach(method: string | null): RefundReach
  /** Closes a page on which no payment method was chosen. Throws ProviderError. */
  closePage(token: string, limit?: TimeLimit): Promise<'closed' | 'in-use'>
  /** Parses a posted notification. Only the provider can sign one; a signature may cover few fields. */
  readNotification(body: unknown): PaymentReport | 'bad-signature'
  /** The outcome for a status; null when unknown. The ledger stores the provider's statuses and maps them with this. */
  outcomeOf(words: Pick<ProviderWords, 'status' | 'fraud'>): PaymentOutcome | null
  /**
   * A signed notification body as the provider would send it, for simulations outside production. Throws for an unknown
   * status.
   */
  writeNotification(simulated: SimulatedReport): object
}

/** The provider's own terms for a transaction: stored and shown unchanged, compared for equality, never interpreted. */
export type ProviderWords = {
  /** In lower case. */
  status: string
  fraud: string | null
  code: string | null
  method: string | null
}

/** Max duration, including retries and waits. */
export type TimeLimit = { withinMs?: number }

/** A payment to start: amount, names and lines as stored, never from a request. */
export type Charge = {
  providerOrderId: string
  amount: Rupiah
  /** Not sent unless they sum to `amount`. */
  items: { id: string; name: string; price: Rupiah; quantity: number; isFood: boolean }[]
  customer: { name: string; phone: string; email: string | null }
  /** null: every payment method of the merchant account. */
  method: PaymentMethod | null
  /** Return URL after paying on the provider's own page or in an app. */
  returnUrl: string
  startsAt: Date
  lifetimeMinutes: number
  /**
   * Sent with the payment and never shown to the customer; null when no order is paid. See `PaymentReport.ourProof`.
   */
  proof: string | null
}

export type PaymentPage = {
  /** Opens the popup, any number of times until it expires or is replaced. */
  token: string
  /** The same page as a URL. */
  redirectUrl: string
}

/** The provider's report about one transaction, which is one attempt to pay a charge. */
export type PaymentReport = {
  /** The provider's order id. Some methods repeat the transaction id here. */
  providerOrderId: string
  transactionId: string | null
  /** null for statuses the adapter does not know. */
  outcome: PaymentOutcome | null
  words: ProviderWords
  /** The chosen payment method, if it is one of the shop's. */
  method: PaymentMethod | null
  /**
   * The fields have the provider's format. A signature over concatenated fields also matches when digits move between
   * them.
   */
  isWellFormed: boolean
  /** The fields do not contradict each other: no payment with an error code. */
  isConsistent: boolean
  /** The provider's test of the notification URL, without a payment. */
  isTest: boolean
  /** Exactly as received; `isAmount` (rank-rule.ts) compares it with the order's total. */
  grossAmount: string
  currency: string | null
  /** Total refunded so far, as received. */
  refundAmount: string | null
  /** Each refund with the key of its request; omitted when the provider does not list them. */
  refunds?: readonly { key: string; amount: string }[]
  /** The charge's provider order id as echoed in a separate field, for methods that change the order id. */
  ourReference: string | null
  /** The charge's proof (payment-proof.ts) as echoed; not covered by the signature. */
  ourProof: string | null
  /** When the customer chose a payment method. */
  transactionAt: Date | null
  settledAt: Date | null
  expiresAt: Date | null
}

export type SimulatedReport = {
  providerOrderId: string
  transactionId: string
  words: { status: string; fraud: string; method: string }
  amount: Rupiah
  at: Date
}

/**
 * - `unreachable`: no usable answer; the requested action may have happened
 * - `unauthorised`: the key is wrong, or belongs to the other environment
 * - `order-id-in-use`: a payment method was already chosen under this provider order id
 * - `refused`: the provider refuses, and a retry will not help
 * - `cancel-failed`: it answers, but this payment stays open although its cancellation was requested
 */
export type ProviderFailure = 'unreachable' | 'unauthorised' | 'order-id-in-use' | 'refused' | 'cancel-failed'

/** A failed call to the provider. Never contains keys or bodies. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure
  /** HTTP status of the answer, or the code in its body; null without an answer. */
  readonly status: number | null
  /** The provider's own messages, which the owner may read. */
  readonly reasons: readonly string[]

  constructor(
    failure: ProviderFailure,
    message: string,
    status: number | null = null,
    reasons: readonly string[] = [],
  ) {
    super(message)
    this.name = 'ProviderError'
    this.failure = failure
    this.status = status
    this.reasons = reasons
  }
}

export const isProviderError = (error: unknown, failure?: ProviderFailure): error is ProviderError =>
  error instanceof ProviderError && (failure === undefined || error.failure === failure)
