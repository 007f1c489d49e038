import { deskLimits, numberBetween } from '@dimsum/words/desk/fields'
import * as z from 'zod/mini'
import { paragraph } from './text-fields.ts'

/** The owner's changes to one kitchen day. The desk validates with them too, so they use `zod/mini`. */

const tooManyPieces = numberBetween({ min: 0, max: 1_000_000, unit: 'pcs' }).id

export const ChangeKitchenDay = z.object({
  /** Pieces; null: the usual capacity of this weekday. */
  capacity: z.nullable(
    z.int(tooManyPieces).check(z.minimum(0, tooManyPieces), z.maximum(1_000_000, tooManyPieces)),
  ),
  isClosed: z.boolean(),
  note: z.pipe(
    z.nullish(paragraph({ max: 300, maxMessage: deskLimits.textAtMost(300).id })),
    z.transform((note) => note || null),
  ),
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
