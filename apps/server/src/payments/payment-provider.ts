import type { Rupiah } from '@dimsum/domain/money'
import type { PaymentMethod } from '@dimsum/domain/payment-method'
import type { PaymentOutcome } from '@dimsum/domain/payment-outcome'
import type { RefundReach } from '@dimsum/domain/refund'

/**
 * The port: what the shop needs of a payment provider, in the shop's words. A provider's field names, status words,
 * codes and method names stay behind it (scripts/checks/one-place.test.mjs). Time limits are milliseconds.
 */
export type PaymentProvider = {
  /** Stored with every attempt (`payment_attempts.provider`), so it never changes. */
  readonly name: string
  /**
   * Opens a payment page for the charge. The same provider order id may be used again while no way to pay was chosen
   * on the page: the new token then replaces the old one. Throws ProviderError.
   */
  start(charge: Charge, limit?: TimeLimit): Promise<PaymentPage>
  /**
   * What the provider knows under an order id or a transaction id; null while no way to pay was chosen, which is not a
   * failure. An answer about another payment is never passed on. Throws ProviderError.
   */
  statusOf(id: string, limit?: TimeLimit): Promise<PaymentReport | null>
  /** Voids what is still open under an order id or transaction id. Throws ProviderError. */
  cancel(id: string, limit?: TimeLimit): Promise<'cancelled' | 'too-late' | 'unknown'>
  /** Gives money of a paid transaction back; the same key again is the same refund. Throws ProviderError. */
  refund?(id: string, asked: { key: string; amount: Rupiah }, limit?: TimeLimit): Promise<void>
  /** How much of a payment made this way it gives back by itself; without it, nothing. */
  refundReach?(method: string | null): RefundReach
  /** Closes a page on which no way to pay was chosen. Throws ProviderError. */
  closePage(token: string, limit?: TimeLimit): Promise<'closed' | 'in-use'>
  /** Reads a message that was posted to the shop. Only the provider can sign one; a signature may cover few fields. */
  readNotification(message: PostedMessage): PaymentReport | 'bad-signature'
  /** What the provider's words mean; null when they are unknown. The ledger keeps words, and they are read by this again. */
  outcomeOf(words: Pick<ProviderWords, 'status' | 'fraud'>): PaymentOutcome | null
  /** A signed message body as the provider would send it, for the simulation outside production. Throws on unknown words. */
  writeNotification?(simulated: SimulatedReport): object
}

export type PostedMessage = {
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: unknown
}

/** The provider's own words about a transaction: stored and shown as they are, compared for equality, never interpreted. */
export type ProviderWords = {
  /** In lower case. */
  status: string
  fraud: string | null
  code: string | null
  method: string | null
}

/** At most this long, tries and waits together. */
export type TimeLimit = { withinMs?: number }

/** One thing to be paid: amount, names and lines as they are stored, never as a request has them. */
export type Charge = {
  providerOrderId: string
  amount: Rupiah
  /** Must add up to `amount`; otherwise they are not sent. */
  items: { id: string; name: string; price: Rupiah; quantity: number; isFood: boolean }[]
  customer: { name: string; phone: string; email: string | null }
  /** null: every way to pay that the merchant account has. */
  method: PaymentMethod | null
  /** Where a customer returns to who paid on the provider's own page or in an app. */
  returnUrl: string
  startsAt: Date
  lifetimeMinutes: number
  /** Sent along and never shown to the customer; null where no order is paid. See `PaymentReport.ourProof`. */
  proof: string | null
}

export type PaymentPage = {
  /** Opens the popup, any number of times until it expires or is replaced. */
  token: string
  /** The same page by address. */
  redirectUrl: string
}

/** What the provider says about one transaction: one try of a customer to pay a charge. */
export type PaymentReport = {
  /** As the provider calls the order. For some methods it repeats the transaction id here. */
  providerOrderId: string
  transactionId: string | null
  /** null for words the adapter does not know. */
  outcome: PaymentOutcome | null
  words: ProviderWords
  /** The way to pay that was chosen, where it is one of the shop's. */
  method: PaymentMethod | null
  /** The fields have the provider's form. A signature over joined fields also fits when digits move between them. */
  isWellFormed: boolean
  /** The fields agree with each other: a payment is not claimed under a code of failure. */
  isConsistent: boolean
  /** The provider's test of the notification address: about no payment. */
  isTest: boolean
  /** Exactly as received; `isAmount` (rank-rule.ts) compares it with the order's total. */
  grossAmount: string
  currency: string | null
  /** Everything given back so far, as received. */
  refundAmount: string | null
  /** Each refund by itself, by the key it was asked for with; left out where the provider does not list them. */
  refunds?: readonly { key: string; amount: string }[]
  /** The charge's provider order id as it came back in a field of its own, for methods that change the order id. */
  ourReference: string | null
  /** The charge's proof (payment-proof.ts) as it came back; not covered by the signature. */
  ourProof: string | null
  /** When the customer chose a way to pay. */
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
 * - `unreachable`: no usable answer; what was requested may have happened
 * - `unauthorised`: the key is wrong, or belongs to the other environment
 * - `order-id-in-use`: a way to pay was already chosen under this provider order id
 * - `refused`: the provider refuses, and a retry will not help
 * - `cancel-failed`: it answers, but this payment stays open although its cancellation was requested
 */
export type ProviderFailure = 'unreachable' | 'unauthorised' | 'order-id-in-use' | 'refused' | 'cancel-failed'

/** A failed call to the provider. Never carries keys or bodies. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure
  /** HTTP status of the answer, or the code in its body; null when there was none. */
  readonly status: number | null
  /** The provider's own sentences, fit for the owner to read. */
  readonly reasons: readonly string[]

  constructor(
    failure: ProviderFailure,
    message: string,
    status: number | null = null,
    reasons: readonly string[] = [],
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ProviderError'
    this.failure = failure
    this.status = status
    this.reasons = reasons
  }
}

export const isProviderError = (error: unknown, failure?: ProviderFailure): error is ProviderError =>
  error instanceof ProviderError && (failure === undefined || error.failure === failure)
