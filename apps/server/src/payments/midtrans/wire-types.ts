import { hasMoney } from '@dimsum/domain/payment-outcome'
import { z } from 'zod'
import type { PaymentReport } from '../payment-provider.ts'
import { fromJakartaTime } from './jakarta-time.ts'
import { methodOfType } from './methods.ts'
import { outcomeOf } from './transaction-status.ts'

/**
 * Schemas of what Midtrans sends. Fields that nothing depends on are optional: Midtrans omits empty ones and adds new
 * ones at any time. Max lengths are ours, so that a notification cannot fill the ledger.
 */

/** Printable ASCII, like all text that the provider generates. */
const plain = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\x20-\x7e]+$/)

/** Optional text; a value of another type counts as absent. */
const maybe = (max: number) => plain(max).optional().catch(undefined)

/** The list of refunds. A malformed entry makes the list unknown but keeps the notification valid. */
const refunds = z
  .array(z.object({ refund_key: plain(200), refund_amount: plain(30) }))
  .max(200)
  .optional()
  .catch(undefined)

/** Fields of notifications and of Get Status answers. */
const transaction = z.object({
  // The dashboard's test notification has an order id of 66 characters.
  order_id: plain(200),
  gross_amount: plain(30),
  transaction_status: plain(40),
  transaction_id: maybe(100),
  fraud_status: maybe(40),
  currency: maybe(10),
  payment_type: maybe(60),
  refund_amount: maybe(30),
  refunds,
  custom_field1: maybe(255),
  custom_field2: maybe(255),
  transaction_time: maybe(30),
  settlement_time: maybe(30),
  expiry_time: maybe(30),
})

/** A posted notification. The three signed fields and the signature are required strings. */
export const WireNotification = transaction.extend({
  status_code: z.string().regex(/^\d{3}$/),
  signature_key: z.string().max(128),
})

/** A Get Status answer about an existing transaction. */
export const WireStatus = transaction.extend({ status_code: maybe(3) })

export const WirePage = z.object({ token: z.string().min(1).max(200), redirect_url: z.url().max(1000) })

/** An error of the Snap API. */
export const WireRefusal = z.object({ error_messages: z.array(z.string().max(500)).max(50) })

/** Fields of every Core API answer, errors included. */
export const WireOutcome = z.object({
  status_code: z.string().regex(/^\d{3}$/),
  status_message: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .catch(undefined),
})

/** `status_code` values of reports about a transaction: https://docs.midtrans.com/reference/code-statuses */
const codeOfMessage = /^(20[0-2]|407)$/
const amountOfMessage = /^[1-9]\d*\.\d{2}$/

/** Order ids of the dashboard's test button: https://docs.midtrans.com/docs/https-notification-webhooks */
const testOrderId = 'payment_notif_test_'

/** Maps the wire format to the port's report. */
export const toReport = (wire: z.infer<typeof WireStatus>): PaymentReport => {
  const outcome = outcomeOf(wire.transaction_status, wire.fraud_status)
  const code = wire.status_code ?? null
  const method = wire.payment_type ?? null
  return {
    providerOrderId: wire.order_id,
    transactionId: wire.transaction_id ?? null,
    outcome,
    words: {
      status: wire.transaction_status.toLowerCase(),
      fraud: wire.fraud_status?.toLowerCase() ?? null,
      code,
      method,
    },
    method: methodOfType(method),
    isWellFormed: codeOfMessage.test(code ?? '') && amountOfMessage.test(wire.gross_amount),
    isConsistent: !hasMoney(outcome) || code === '200',
    isTest: wire.order_id.startsWith(testOrderId),
    grossAmount: wire.gross_amount,
    currency: wire.currency ?? null,
    refundAmount: wire.refund_amount ?? null,
    ...(wire.refunds && {
      refunds: wire.refunds.map((each) => ({ key: each.refund_key, amount: each.refund_amount })),
    }),
    ourReference: wire.custom_field1 ?? null,
    ourProof: wire.custom_field2 ?? null,
    transactionAt: fromJakartaTime(wire.transaction_time),
    settledAt: fromJakartaTime(wire.settlement_time),
    expiresAt: fromJakartaTime(wire.expiry_time),
  }
}
