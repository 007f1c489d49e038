import { z } from 'zod'
import { WireInstant } from './fields.ts'
import { line, WibDayField } from './text-fields.ts'

/** Rupiah as plain numbers, like the sums of `revenue.ts`. */
const amount = z.int().min(0).max(99_999_999)

/** Opens the caller's cash drawer; each person has at most one open. */
export const OpenShift = z.object({
  /** Cash in the drawer at the beginning. */
  openingFloat: amount,
})
export type OpenShift = z.infer<typeof OpenShift>

export const CloseShift = z.object({
  /** The expected amount that the screen showed. */
  expected: z.int().min(-9_999_999_999).max(9_999_999_999),
  counted: z.int().min(0).max(9_999_999_999),
  /** Required when the counted amount differs from the expected one. */
  reason: z.optional(line({ max: 300 })),
})
export type CloseShift = z.infer<typeof CloseShift>

/** Rupiah in and out of a drawer. */
const flow = { received: z.int(), givenBack: z.int() }

export const CashShift = z.object({
  id: z.int(),
  /** Username. */
  person: z.string(),
  /** Whether it is the caller's. */
  isOwn: z.boolean(),
  openedAt: WireInstant,
  openingFloat: z.int(),
  /** Cash payments and refunds that the person recorded meanwhile, as they stand now. */
  ...flow,
  /** Float plus received minus given back, as it stands now. */
  expected: z.int(),
  /** null while the shift is open. */
  closing: z
    .object({
      at: WireInstant,
      by: z.string(),
      /** The expected amount at closing; later corrections do not change it. */
      expected: z.int(),
      counted: z.int(),
      /** Empty when both are equal. */
      reason: z.string(),
    })
    .nullable(),
})
export type CashShift = z.infer<typeof CashShift>

/** WIB days on which the shifts were open, both included; 7 days up to today unless given. */
export const ShiftsQuery = z.object({ from: z.optional(WibDayField), to: z.optional(WibDayField) })

/** Shifts, the newest first; open ones in any case. Cashiers see their own, the owner everyone's. */
export const CashShifts = z.object({
  shifts: z.array(CashShift),
  /** Cash of these days that was recorded without an open shift. */
  outside: z.object(flow),
})
export type CashShifts = z.infer<typeof CashShifts>

/** A shift and its cash, the newest first, at most 500 rows. */
export const CashShiftDetail = CashShift.extend({
  moves: z.array(z.object({ at: WireInstant, orderId: z.int(), ...flow })),
})
export type CashShiftDetail = z.infer<typeof CashShiftDetail>
