import pino from 'pino'
import { neverOpens } from '../payments/midtrans/circuit-breaker.ts'
import { createMidtransProvider } from '../payments/midtrans/midtrans-provider.ts'
import { type PaymentParts, paymentRules } from '../payments/payment-parts.ts'
import { guardRestoredCopy } from '../payments/restored-copy-provider.ts'
import type { Config } from '../platform/config/config.ts'
import type { Db } from '../platform/db/connection.ts'
import { logOptions } from '../platform/http/logs/log-options.ts'

/** The real payment parts: the configured provider, whose status confirms every notification. */
export const paymentPartsOf = (config: Config, db: Db): PaymentParts => ({
  db,
  provider: guardRestoredCopy(
    createMidtransProvider({
      ...config.payment,
      ...(config.payment.mode === 'demo' ? { circuit: neverOpens } : {}),
    }),
    db,
  ),
  rules: paymentRules(config.payment.mode),
  log: pino(logOptions(config.logLevel)),
})
