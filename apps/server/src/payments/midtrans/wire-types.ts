import { parseTransactionStatus } from '@dimsum/domain/payment-status'
import { z } from 'zod'
import type { PaymentReport } from '../payment-provider.ts'
import { fromJakartaTime } from './jakarta-time.ts'

/**
 * What Midtrans sends, read leniently where nothing depends on it: fields without a value are left out, new ones
 * appear at any time. Lengths are ours and keep a message from filling the ledger.
 */

/** Plain ASCII, as everything the provider makes up is. */
const plain = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\x20-\x7e]+$/)

/** A plain text, or nothing at all: a field of another kind counts as absent. */
const maybe = (max: number) => plain(max).optional().catch(undefined)

/** The fields of notifications and Get Status answers alike. */
const transaction = z.object({
  // The dashboard's test message has an order id of 66 characters.
  order_id: plain(200),
  gross_amount: plain(30),
  transaction_status: plain(40),
  transaction_id: maybe(100),
  fraud_status: maybe(40),
  currency: maybe(10),
  payment_type: maybe(60),
  refund_amount: maybe(30),
  custom_field1: maybe(255),
  custom_field2: maybe(255),
  transaction_time: maybe(30),
  settlement_time: maybe(30),
  expiry_time: maybe(30),
})

/** A posted message. The three signed fields and the signature are strict strings. */
export const WireNotification = transaction.extend({
  status_code: z.string().regex(/^\d{3}$/),
  signature_key: z.string().max(128),
})

/** A Get Status answer about a transaction that exists. */
export const WireStatus = transaction.extend({ status_code: maybe(3) })

export const WirePage = z.object({ token: z.string().min(1).max(200), redirect_url: z.url().max(1000) })

/** Complaints of the Snap API. */
export const WireRefusal = z.object({ error_messages: z.array(z.string().max(500)).max(50) })

/** What every Core API answer carries, errors included. */
export const WireOutcome = z.object({
  status_code: z.string().regex(/^\d{3}$/),
  status_message: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .catch(undefined),
})

/** The message in the shop's words. */
export const toReport = (wire: z.infer<typeof WireStatus>): PaymentReport => ({
  providerOrderId: wire.order_id,
  transactionId: wire.transaction_id ?? null,
  status: parseTransactionStatus(wire.transaction_status),
  statusWord: wire.transaction_status,
  fraudStatus: wire.fraud_status?.toLowerCase() ?? null,
  statusCode: wire.status_code ?? null,
  grossAmount: wire.gross_amount,
  currency: wire.currency ?? null,
  paymentType: wire.payment_type ?? null,
  refundAmount: wire.refund_amount ?? null,
  ourReference: wire.custom_field1 ?? null,
  ourProof: wire.custom_field2 ?? null,
  transactionAt: fromJakartaTime(wire.transaction_time),
  settledAt: fromJakartaTime(wire.settlement_time),
  expiresAt: fromJakartaTime(wire.expiry_time),
})
