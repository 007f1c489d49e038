import { refundStates, refundWays } from '@dimsum/domain/refund'
import { z } from 'zod'
import { RequestKeyField, WireInstant } from './fields.ts'
import { line } from './text-fields.ts'

const reason = line({ min: 1, max: 300 })

/** Refunds a payment, in full or in part. */
export const GiveBack = z.object({
  /** An idempotency key: one refund per key. The provider receives the same key. */
  key: RequestKeyField,
  /** Required when several payments can be refunded. */
  paymentId: z.int().min(1).max(2_147_483_647).optional(),
  /** Whole rupiah. */
  amount: z.int().min(1).max(99_999_999),
  way: z.enum(refundWays),
  reason,
})
export type GiveBack = z.infer<typeof GiveBack>

/** A refund that was recorded by mistake. */
export const TakeRefundBack = z.object({ reason })

export const Refund = z.object({
  id: z.int(),
  /** The payment it returns. */
  paymentId: z.int(),
  /** Whole rupiah. */
  amount: z.int(),
  way: z.enum(refundWays),
  state: z.enum(refundStates),
  /** The payment provider's own sentence, where it refused. */
  refusal: z.string().nullable(),
  /** The user who refunded; null when it was refunded in the provider's dashboard. */
  by: z.string().nullable(),
  askedAt: WireInstant,
  settledAt: WireInstant.nullable(),
})
export type Refund = z.infer<typeof Refund>

const left = {
  /** Whole rupiah that can still be refunded. */
  left: z.int(),
  ways: z.array(z.enum(refundWays)),
  /** The provider can only refund this payment in full. */
  isWholeOnly: z.boolean(),
}

/** A valid payment, and what can still be refunded. */
export const RefundablePayment = z.object({
  id: z.int(),
  /** Whole rupiah. */
  amount: z.int(),
  method: z.string(),
  receivedAt: WireInstant,
  ...left,
})
export type RefundablePayment = z.infer<typeof RefundablePayment>

/**
 * The refunds of one order, oldest first, and its payments. The last fields describe the payment that the order shows.
 */
export const RefundList = z.object({
  refunds: z.array(Refund),
  payments: z.array(RefundablePayment),
  ...left,
})
export type RefundList = z.infer<typeof RefundList>
