import pino from 'pino'
import { heldInCopies } from '../payments/held-provider.ts'
import { neverOpens } from '../payments/midtrans/circuit-breaker.ts'
import { createMidtransProvider } from '../payments/midtrans/midtrans-provider.ts'
import { type PaymentParts, paymentRules } from '../payments/payment-parts.ts'
import type { Config } from '../platform/config/config.ts'
import type { Db } from '../platform/db/connection.ts'
import { logOptions } from '../platform/http/logs/log-options.ts'

/** Payments as they really are: the provider the settings name, asked before any message is believed. */
export const paymentPartsOf = (config: Config, db: Db): PaymentParts => ({
  db,
  provider: heldInCopies(
    createMidtransProvider({
      serverKey: config.payment.serverKey,
      snapUrl: config.payment.snapUrl,
      apiUrl: config.payment.apiUrl,
      ...(config.payment.mode === 'demo' ? { circuit: neverOpens } : {}),
    }),
    db,
  ),
  rules: paymentRules(config.payment.mode),
  log: pino(logOptions(config.logLevel)),
  figures: { badSignatures: 0 },
})
