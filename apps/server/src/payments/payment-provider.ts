import type { SignedWebhook } from '@dimsum/contract/payments'
import type { PackageType } from '@dimsum/domain/catalogue'
import type { Rupiah } from '@dimsum/domain/money'
import type { PaymentMethod } from '@dimsum/domain/payment-method'
import type { TransactionStatus } from '@dimsum/domain/payment-status'

/**
 * The port: what the shop needs from whoever collects the money, in the shop's words. Nothing of a provider's
 * own wire format passes through here. Time limits are milliseconds.
 */
export type PaymentProvider = {
  /**
   * Opens a payment page for the charge. The same provider order id may be used again while nobody has chosen a
   * way to pay: the new token then replaces the old one. Throws ProviderError.
   */
  start(charge: Charge, limit?: TimeLimit): Promise<PaymentPage>
  /**
   * What the provider knows under an order id or a transaction id; null while nobody has chosen a way to pay,
   * which is not a failure. An answer about another payment is never passed on. Throws ProviderError.
   */
  statusOf(id: string, limit?: TimeLimit): Promise<PaymentReport | null>
  /** Voids what is still open under an order id or transaction id. Throws ProviderError. */
  cancel(id: string, limit?: TimeLimit): Promise<'cancelled' | 'too-late' | 'unknown'>
  /** Closes a page on which nobody has chosen a way to pay. Throws ProviderError. */
  closePage(token: string, limit?: TimeLimit): Promise<'closed' | 'in-use'>
  /** Reads a message somebody posted to us. Only the provider can sign one; the signature covers few fields. */
  readNotification(body: unknown): PaymentReport | 'bad-signature'
  /** A message as the provider would send it, signed; for the simulation outside production. */
  writeNotification(report: SimulatedReport): SignedWebhook
}

/** At most this long, tries and waits together. */
export type TimeLimit = { withinMs?: number }

/** One thing to be paid: amount, names and lines as they are stored, never as a request has them. */
export type Charge = {
  providerOrderId: string
  amount: Rupiah
  /** Must add up to `amount`; otherwise they are not sent. */
  items: { packageType: PackageType; name: string; price: Rupiah; quantity: number }[]
  customer: { name: string; phone: string; email: string | null }
  /** null: every way to pay the account has. */
  method: PaymentMethod | null
  /** Where the customer lands who paid on the provider's own page or in an app. */
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
  /** null for a word we do not know; `statusWord` has it. */
  status: TransactionStatus | null
  statusWord: string
  fraudStatus: string | null
  /** The three digits the signature covers. */
  statusCode: string | null
  /** Exactly as received; `isAmount` (judge-report.ts) compares it with the order's total. */
  grossAmount: string
  currency: string | null
  paymentType: string | null
  /** Everything given back so far, as received. */
  refundAmount: string | null
  /** The provider order id we sent along, echoed where the order id itself is not. */
  ourReference: string | null
  /** What we sent along to know our own payments again (payment-proof.ts), as it came back; not covered by the signature. */
  ourProof: string | null
  /** When the customer chose a way to pay. */
  transactionAt: Date | null
  settledAt: Date | null
  expiresAt: Date | null
}

export type SimulatedReport = {
  providerOrderId: string
  transactionId: string
  status: TransactionStatus
  fraudStatus: string
  paymentType: string
  amount: Rupiah
  at: Date
}

/**
 * - `unreachable`: no usable answer came; what was asked for may have happened
 * - `unauthorised`: the key is wrong, or belongs to the other environment
 * - `taken`: somebody already chose a way to pay under this provider order id
 * - `refused`: the provider will not do it, and will not when asked again
 * - `unended`: it answers, but this one payment stays open although it was told to end it
 */
export type ProviderFailure = 'unreachable' | 'unauthorised' | 'taken' | 'refused' | 'unended'

/** A call to the provider that did not give what was asked for. Never carries keys or bodies. */
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
