import { z } from 'zod'
import { line, PackageTypeField, paragraph, WibDayField } from './fields.ts'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid input')
const hours = z.object({ opens: clock, closes: clock })
const price = z.int().min(1).max(2_000_000)

/** What the owner can change without a developer; defaults equal the spec's constants. */
export const ShopSettings = z.object({
  shopName: line({ min: 1, max: 60 }),
  founder: line({ max: 60 }),
  phone: line({ min: 1, max: 30 }),
  email: line({ min: 1, max: 150 }),
  whatsapp: line({ min: 1, max: 30 }),
  address: paragraph({ max: 300 }),
  intro: paragraph({ max: 600 }),
  weekdayHours: hours,
  weekendHours: hours,
  halalCertificate: line({ max: 60 }),
  halalExpires: WibDayField.nullable(),
  closedDates: z.array(WibDayField).max(400),
  /** Kitchen rules: H-1 cut-off in WIB, pieces a day per weekday (Monday first; null = not limited). */
  cutOff: clock,
  bigOrderPieces: z.int().min(1).max(100_000),
  bigOrderLeadDays: z.int().min(1).max(30),
  horizonDays: z.int().min(1).max(180),
  weekdayCapacity: z.array(z.int().min(0).max(1_000_000).nullable()).length(7),
  /** 'open', 'paused' until a moment, or 'closed'. */
  ordering: z.object({ state: z.enum(['open', 'paused', 'closed']), until: z.iso.datetime().nullable() }),
  /** Changed prices in rupiah; a missing package keeps the catalogue's price. Old orders keep theirs. */
  prices: z.partialRecord(PackageTypeField, price),
  /** Cash orders above this total must be paid first; null = no ceiling. */
  cashCeiling: z.int().min(0).nullable(),
  qris: z.boolean(),
  thanks: paragraph({ max: 300 }),
})
export type ShopSettings = z.infer<typeof ShopSettings>
export const ChangeShopSettings = ShopSettings.partial()
export type ChangeShopSettings = z.infer<typeof ChangeShopSettings>
