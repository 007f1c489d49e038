import { z } from 'zod'
import { WireRupiah } from './fields.ts'
import { BothLanguages } from './menu.ts'
import { PackageTypeField, WibDayField } from './text-fields.ts'

/** `day` is in WIB and defaults to today. */
export const DaySummaryQuery = z.object({ day: z.optional(WibDayField) })

const Sum = { orders: z.int(), amount: WireRupiah }

/** Rupiah as plain numbers. */
const Moved = { received: z.int(), givenBack: z.int() }

/** Orders and payments of one WIB day, the current unpaid total, and the next day's work. */
export const DaySummaryView = z.object({
  day: z.string(),
  /** Placed on the day and not cancelled. */
  orders: z.int(),
  pieces: z.int(),
  /** Paid on the day, by method. */
  received: z.array(z.object({ method: z.string(), ...Sum })),
  /** Refunds made on the day. */
  givenBack: WireRupiah,
  /** Money received and given back on the day, whatever became of the orders. */
  methods: z.array(z.object({ method: z.string(), ...Moved })),
  /** The same by the person who recorded it; null for the payment provider. */
  people: z.array(z.object({ person: z.string().nullable(), ...Moved })),
  /** Cash shifts closed on the day. */
  shifts: z.array(z.object({ person: z.string(), expected: z.int(), counted: z.int() })),
  unpaid: z.object(Sum),
  tomorrow: z.object({ day: z.string(), pieces: z.int() }),
  lowStock: z.array(z.object({ packageType: PackageTypeField, name: BothLanguages, left: z.int() })),
  /** The summary as a text ready to send. */
  text: z.string(),
})
export type DaySummaryView = z.infer<typeof DaySummaryView>
