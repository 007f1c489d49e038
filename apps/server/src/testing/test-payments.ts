import { createMidtransProvider } from '../payments/midtrans/midtrans-provider.ts'
import { type PaymentParts, paymentRules } from '../payments/payment-parts.ts'
import type { Config } from '../platform/config/config.ts'
import type { Db } from '../platform/db/connection.ts'

/** A log that writes nowhere. */
export const silentLog = { info: () => {}, warn: () => {}, error: () => {} }

/** Payment parts from `config`; by default the provider is unreachable. */
export const testPayments = (
  db: Db,
  config: Pick<Config, 'payment'>,
  overrides: Partial<PaymentParts> = {},
): PaymentParts => ({
  db,
  provider: createMidtransProvider(config.payment),
  rules: paymentRules(config.payment.mode),
  log: silentLog,
  ...overrides,
})
