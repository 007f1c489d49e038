import type { PaymentMode } from '@dimsum/contract/shop-config'
import type { PaymentMethod } from '@dimsum/domain/payment-method'
import type { Db } from '../platform/db/connection.ts'
import type { TimeLimit } from './payment-provider.ts'
import type { Providers } from './providers.ts'

/** What the use-cases of payment are made of. `main.ts` passes the real parts, tests pass theirs. */
export type PaymentParts = Providers & {
  db: Db
  rules: PaymentRules
  log: PaymentLog
  /** Counts since the start of the process, for the metrics. */
  figures: PaymentFigures
  /** Lets a test stop the process between two steps; absent in production. */
  stopAt?: (point: StopPoint) => Promise<void>
}

type PaymentFigures = { badSignatures: number }

/** Structured lines for the log: ids, states and verdicts, never names, phones, tokens or signatures. */
export type PaymentLog = Record<'info' | 'warn' | 'error', (data: object, message: string) => void>

export type PaymentRules = {
  mode: PaymentMode
  /** Whether a signed message is believed only after the provider repeated it. Always true in production. */
  confirms: boolean
  /** How long one try can be paid, in minutes. */
  lifetimeMinutes: Record<PaymentMethod, number>
  limits: PaymentLimits
}

/** Milliseconds, unless said otherwise. */
export type PaymentLimits = {
  /** Starting a payment, retries and waits included; shorter than a request may take. */
  start: number
  /** How long a caller owns the attempt it creates; longer than `start`. */
  lease: number
  /** Status check for a notification, which must be answered within 5 s. */
  confirmation: number
  /** Status check for a customer who came back from the popup. */
  check: number
  /** Status check of the reconciler. */
  question: number
}

const usualLimits: PaymentLimits = {
  start: 12_000,
  lease: 15_000,
  confirmation: 4_000,
  check: 6_000,
  question: 8_000,
}

/** Account numbers are valid for a day, as the banks have it; a code on the screen is paid at once. */
const usualLifetimes: Record<PaymentMethod, number> = { virtual_account: 24 * 60, gopay: 60, qris: 60 }

/** Rules for a mode; `confirms: false` counts outside production only. */
export const paymentRules = (
  mode: PaymentMode,
  choices: { confirms?: boolean; limits?: Partial<PaymentLimits> } = {},
): PaymentRules => ({
  mode,
  confirms: mode === 'production' || (choices.confirms ?? true),
  lifetimeMinutes: usualLifetimes,
  limits: { ...usualLimits, ...choices.limits },
})

/** What is left of `ms` milliseconds from now, for several calls that share them. */
export const sharedLimit = (ms: number): (() => TimeLimit & { withinMs: number }) => {
  const end = performance.now() + ms
  return () => ({ withinMs: Math.max(1, end - performance.now()) })
}

/** Where a payment may be cut off by a crash (docs/security.md, F2). */
export type StopPoint =
  | 'attempt-stored'
  | 'provider-answered'
  | 'token-stored'
  | 'provider-asked'
  | 'report-recorded'
  | 'refund-stored'
  | 'refund-asked'

export const stopAt = async (parts: PaymentParts, point: StopPoint): Promise<void> => {
  await parts.stopAt?.(point)
}
