import { deskLimits } from '@dimsum/words/desk/fields'
import * as z from 'zod/mini'
import { line, paragraph } from './text-fields.ts'

/**
 * Notes of the team on orders, customers, reviews and entries of «Perlu perhatian». The desk validates with them too,
 * so they use `zod/mini`.
 */

/** Visible to the team only. */
export const AddOrderNote = z.object({ note: paragraph({ min: 1, max: 1000 }) })

/** The owner's note about a customer; an empty text removes it. */
export const SetCustomerNote = z.object({
  note: paragraph({ max: 1000, maxMessage: deskLimits.textAtMost(1000).id }),
  /** The value the screen showed; a difference is a conflict (409 `stale`). */
  expected: z.optional(z.string().check(z.maxLength(4_000))),
})
export type SetCustomerNote = z.infer<typeof SetCustomerNote>

/** The shop's reply below a review; an empty text removes it. */
export const ReplyToReview = z.object({
  reply: paragraph({ max: 1000 }),
  /** The value the screen showed, empty for no reply; a difference is a conflict (409 `stale`). */
  expected: z.optional(z.string().check(z.maxLength(4_000))),
})

export type ReplyToReview = z.infer<typeof ReplyToReview>

/** How an entry was resolved. */
export const CloseAttention = z.object({
  note: line({ min: 1, max: 500 }),
  /**
   * Whole rupiah of a cancelled order's money that the shop keeps; `note` is the reason. The entry stays open while
   * money is left to give back.
   */
  keep: z.optional(z.int().check(z.gte(1))),
})
export type CloseAttention = z.infer<typeof CloseAttention>
