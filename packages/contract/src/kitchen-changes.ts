import { deskLimits } from '@dimsum/words/desk/fields'
import * as z from 'zod/mini'
import { wholeNumber } from './desk-fields.ts'
import { optionalParagraph } from './text-fields.ts'

/** The owner's changes to one kitchen day. The desk validates with them too, so they use `zod/mini`. */

export const ChangeKitchenDay = z.object({
  /** Pieces; null: the usual capacity of this weekday. */
  capacity: z.nullable(wholeNumber(0, 1_000_000, 'pcs')),
  isClosed: z.boolean(),
  note: optionalParagraph({ max: 300, maxMessage: deskLimits.textAtMost(300).id }),
  /**
   * The values the screen showed; a difference is a conflict (409 `stale`). When omitted, the change is applied
   * unconditionally.
   */
  expected: z.optional(
    z.partial(
      z.object({ capacity: z.nullable(z.int()), isClosed: z.boolean(), note: z.nullable(z.string()) }),
    ),
  ),
})
export type ChangeKitchenDay = z.output<typeof ChangeKitchenDay>
export type ChangeKitchenDayInput = z.input<typeof ChangeKitchenDay>
