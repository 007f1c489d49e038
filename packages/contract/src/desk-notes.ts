import { deskLimits } from '@dimsum/words/desk/fields'
import * as z from 'zod/mini'
import { line, paragraph } from './text-fields.ts'

/** What the team writes to an order, a customer, a review, an entry of «Perlu perhatian». Judged in its browsers too, so written with zod's small side. */

/** For the team; the customer never sees it. */
export const AddOrderNote = z.object({ note: paragraph({ min: 1, max: 1000 }) })

/** What the owner wants to remember of a customer; empty: nothing. */
export const SetCustomerNote = z.object({
  note: paragraph({ max: 1000, maxMessage: deskLimits.textAtMost(1000).id }),
  /** What the screen showed; a difference is a conflict (409 `stale`). */
  expected: z.optional(z.string().check(z.maxLength(4_000))),
})
export type SetCustomerNote = z.infer<typeof SetCustomerNote>

/** The shop's answer below a review; empty: none. */
export const ReplyToReview = z.object({
  reply: paragraph({ max: 1000 }),
  /** What the screen showed, empty for none; a difference is a conflict (409 `stale`). */
  expected: z.optional(z.string().check(z.maxLength(4_000))),
})

export type ReplyToReview = z.infer<typeof ReplyToReview>

/** What was done about an entry. */
export const CloseAttention = z.object({ note: line({ min: 1, max: 500 }) })
