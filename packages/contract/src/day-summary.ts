import { z } from 'zod'
import { WireRupiah } from './fields.ts'
import { BothLanguages } from './menu.ts'
import { PackageTypeField, WibDayField } from './text-fields.ts'

/** `day` in WIB; without it today. */
export const DaySummaryQuery = z.object({ day: z.optional(WibDayField) })

const Sum = { orders: z.int(), amount: WireRupiah }

/** What a day brought (WIB), what is owed now, and what tomorrow needs. */
export const DaySummaryView = z.object({
  day: z.string(),
  /** Placed on the day and not cancelled. */
  orders: z.int(),
  pieces: z.int(),
  /** Paid on the day, by method. */
  received: z.array(z.object({ method: z.string(), ...Sum })),
  /** What went back on the day. */
  givenBack: WireRupiah,
  unpaid: z.object(Sum),
  tomorrow: z.object({ day: z.string(), pieces: z.int() }),
  lowStock: z.array(z.object({ packageType: PackageTypeField, name: BothLanguages, left: z.int() })),
  /** The same as a text that is ready to be sent. */
  text: z.string(),
})
export type DaySummaryView = z.infer<typeof DaySummaryView>
