import { refundStates, refundWays } from '@dimsum/domain/refund'
import { z } from 'zod'
import { RequestKeyField, WireInstant } from './fields.ts'
import { line } from './text-fields.ts'

const reason = line({ min: 1, max: 300 })

/** Gives money of a payment back, all or part of it. */
export const GiveBack = z.object({
  /** One key is one refund; the provider knows it by the same. */
  key: RequestKeyField,
  /** Needed where several payments have money left. */
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
  /** Who gave it back; null when it was given back in the provider's dashboard. */
  by: z.string().nullable(),
  askedAt: WireInstant,
  settledAt: WireInstant.nullable(),
})
export type Refund = z.infer<typeof Refund>

const left = {
  /** Whole rupiah that can still be given back. */
  left: z.int(),
  ways: z.array(z.enum(refundWays)),
  /** The provider gives this payment back only as a whole. */
  isWholeOnly: z.boolean(),
}

/** A payment that counts, and what of it can be given back. */
export const RefundablePayment = z.object({
  id: z.int(),
  /** Whole rupiah. */
  amount: z.int(),
  method: z.string(),
  receivedAt: WireInstant,
  ...left,
})
export type RefundablePayment = z.infer<typeof RefundablePayment>

/** Money of one order that went back or may, oldest first, and its payments. The last fields are those of the payment that it shows. */
export const RefundList = z.object({
  refunds: z.array(Refund),
  payments: z.array(RefundablePayment),
  ...left,
})
export type RefundList = z.infer<typeof RefundList>
