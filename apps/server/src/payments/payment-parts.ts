import type { PaymentMode } from '@dimsum/contract/shop-config'
import type { Db } from '../platform/db/connection.ts'
import type { Feature } from '../platform/http/app.ts'
import type { ShopParts } from '../shop/shop-parts.ts'
import type { PaymentProvider, TimeLimit } from './payment-provider.ts'

/** The dependencies of the payment use cases. `main.ts` passes the real ones, tests pass their own. */
export type PaymentParts = {
  db: Db
  provider: PaymentProvider
  rules: PaymentRules
  log: PaymentLog
  /** Lets a test stop the process between two steps; absent in production. */
  stopAt?: (point: StopPoint) => Promise<void>
}

/** Structured log: ids, states and verdicts, never names, phones, tokens or signatures. */
export type PaymentLog = Record<'info' | 'warn' | 'error', (data: object, message: string) => void>

export type PaymentRules = {
  mode: PaymentMode
  limits: PaymentLimits
}

/** In milliseconds, unless stated otherwise. */
export type PaymentLimits = {
  /** Starting a payment, including retries and waits; shorter than the request timeout. */
  start: number
  /** How long a caller owns the attempt it creates; longer than `start`. */
  lease: number
  /** Status check for a notification, which must be answered within 5 s. */
  confirmation: number
  /** Status check for a customer who returned from the popup. */
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

export const paymentRules = (mode: PaymentMode, limits: Partial<PaymentLimits> = {}): PaymentRules => ({
  mode,
  limits: { ...usualLimits, ...limits },
})

/** The rest of `ms` milliseconds from now, shared by several calls. */
export const sharedLimit = (ms: number): (() => TimeLimit & { withinMs: number }) => {
  const end = performance.now() + ms
  return () => ({ withinMs: Math.max(1, end - performance.now()) })
}

/** Points where a test interrupts a payment like a crash (docs/security.md, F2). */
export type StopPoint =
  | 'attempt-stored'
  | 'provider-answered'
  | 'token-stored'
  | 'provider-asked'
  | 'report-recorded'
  | 'refund-stored'
  | 'refund-asked'

/** The dependencies of the payment routes. */
export type PaymentAppParts = ShopParts & {
  payments: PaymentParts
  /** Origin of the payment stand-in, mounted under `/midtrans` in demo mode. */
  standInUrl?: string
}

export type PaymentFeature = Feature<PaymentAppParts>
