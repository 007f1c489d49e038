import { refundStates, refundWays } from '@dimsum/domain/refund'
import { fields } from '@dimsum/words/fields'
import { z } from 'zod'
import { WireInstant } from './fields.ts'
import { line } from './text-fields.ts'

/** Gives money of a paid order back, all or part of it. */
export const GiveBack = z.object({
  /** Made by the form: one key is one refund, however often it is sent; the provider knows it by the same. */
  key: z.string().regex(/^[A-Za-z0-9-]{16,64}$/, fields.invalidInput.en),
  /** Whole rupiah. */
  amount: z.int().min(1).max(99_999_999),
  way: z.enum(refundWays),
  reason: line({ min: 1, max: 300 }),
})
export type GiveBack = z.infer<typeof GiveBack>

export const Refund = z.object({
  id: z.int(),
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

/** Money of one order that went back or may, oldest first; how much is left, and the ways to give it back. */
export const RefundList = z.object({
  refunds: z.array(Refund),
  /** Whole rupiah that can still be given back; 0 when the order is not paid. */
  left: z.int(),
  ways: z.array(z.enum(refundWays)),
  /** The provider gives this payment back only as a whole. */
  isWholeOnly: z.boolean(),
})
export type RefundList = z.infer<typeof RefundList>
