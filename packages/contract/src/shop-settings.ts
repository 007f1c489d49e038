import type { PackageType } from '@dimsum/domain/catalogue'
import { isUsablePhone } from '@dimsum/domain/phone'
import { isWibDay } from '@dimsum/domain/wib-date'
import { z } from 'zod'
import { refine } from 'zod/mini'
import { WireInstant } from './fields.ts'
import { line, PackageTypeField, paragraph } from './text-fields.ts'

/** What the owner can change without a developer. The messages are in the language of its screen. */

const Hours = z.object({ opens: z.string(), closes: z.string() })

/** The settings in force; defaults equal the specification's constants. */
export const ShopSettings = z.object({
  shopName: z.string(),
  founder: z.string(),
  phone: z.string(),
  email: z.string(),
  whatsapp: z.string(),
  address: z.string(),
  /** The paragraph on the landing page; empty: the built-in one. */
  intro: z.string(),
  /** Monday to Friday, and Saturday and Sunday; `HH:mm` in WIB. */
  weekdayHours: Hours,
  weekendHours: Hours,
  /** The certificate's number, not the number of the halal decree; empty while none is given. */
  halalCertificate: z.string(),
  halalExpires: z.string().nullable(),
  /** Days the kitchen does not cook, `YYYY-MM-DD`, ascending. */
  closedDates: z.array(z.string()),
  /** H-1 ends at this time, WIB. */
  cutOff: z.string(),
  /** Orders of this many pieces or more are placed `bigOrderLeadDays` ahead. */
  bigOrderPieces: z.int(),
  bigOrderLeadDays: z.int(),
  /** How many days ahead the calendar is open. */
  horizonDays: z.int(),
  /** Pieces a day, Monday first; null is not limited, 0 is a day off. */
  weekdayCapacity: z.array(z.int().nullable()),
  /** Whether the storefront takes orders; a pause ends by itself at `until`. */
  ordering: z.object({ state: z.enum(['open', 'paused', 'closed']), until: WireInstant.nullable() }),
  /** Packages that are sold out, each with the day on which it is, `YYYY-MM-DD` in WIB: the next day they are not. */
  soldOutToday: z.partialRecord(PackageTypeField, z.string()),
  /** Changed prices in rupiah; a missing package keeps the catalogue's price. Old orders keep theirs. */
  prices: z.partialRecord(PackageTypeField, z.int()),
  /** Cash orders above this total must be paid first; null: no ceiling. */
  cashCeiling: z.int().nullable(),
  qris: z.boolean(),
  thanks: z.string(),
  /** Months after which an order tells nothing about its customer any more. */
  retentionMonths: z.int(),
})
export type ShopSettings = z.infer<typeof ShopSettings>

const required = 'Wajib diisi.'
const tooLong = (max: number) => `Paling banyak ${max} huruf.`
const lineUpTo = (max: number) => line({ max, maxMessage: tooLong(max) })
const neededLine = (max: number) => line({ min: 1, minMessage: required, max, maxMessage: tooLong(max) })
const paragraphUpTo = (max: number) => paragraph({ max, maxMessage: tooLong(max) })
const wholeNumber = (min: number, max: number, unit: string) => {
  const range = `Isi angka ${min.toLocaleString('id-ID')} sampai ${max.toLocaleString('id-ID')}${unit}.`
  return z.int(range).min(min, range).max(max, range)
}

const PhoneNumber = neededLine(30).check(
  refine(isUsablePhone, 'Nomor telepon belum benar. Contoh: 081234567890.'),
)
const Email = z.pipe(neededLine(150), z.email('Alamat email belum benar. Contoh: nama@contoh.com.'))
const Clock = z
  .string(required)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Tulis jam dengan titik dua, misalnya 15:00.')
const DayHours = z.object({ opens: Clock, closes: Clock }).refine(({ opens, closes }) => opens < closes, {
  path: ['closes'],
  message: 'Jam tutup harus sesudah jam buka.',
})
const Day = z.string(required).refine(isWibDay, 'Tanggal belum benar.')
const Ordering = z
  .object({ state: z.enum(['open', 'paused', 'closed']), until: WireInstant.nullable().default(null) })
  .refine(({ state, until }) => state !== 'paused' || until !== null, {
    path: ['until'],
    message: 'Isi sampai kapan pesanan dijeda.',
  })
  // Only a pause has an end: an old one must not open a closed shop.
  .transform(({ state, until }) => ({ state, until: state === 'paused' ? until : null }))

/** A price of less than a thousand rupiah is a slip of the finger. */
const Price = wholeNumber(1_000, 2_000_000, ' rupiah')

/** A form has a field for every package; an empty one is no price of its own. */
const Prices = z
  .partialRecord(PackageTypeField, Price.optional())
  .transform(
    (prices): Partial<Record<PackageType, number>> =>
      Object.fromEntries(Object.entries(prices).filter(([, price]) => price !== undefined)),
  )

/** Any part of the settings. What is not named stays as it is. */
export const ChangeShopSettings = z
  .object({
    shopName: neededLine(60),
    founder: lineUpTo(60),
    phone: PhoneNumber,
    email: Email,
    whatsapp: PhoneNumber,
    address: paragraphUpTo(300),
    intro: paragraphUpTo(600),
    weekdayHours: DayHours,
    weekendHours: DayHours,
    halalCertificate: lineUpTo(60),
    halalExpires: Day.nullable(),
    closedDates: z
      .array(Day)
      .max(400, 'Paling banyak 400 tanggal.')
      .transform((days) => [...new Set(days)].sort()),
    cutOff: Clock,
    bigOrderPieces: wholeNumber(10, 100_000, ' pcs'),
    bigOrderLeadDays: wholeNumber(1, 30, ' hari'),
    horizonDays: wholeNumber(1, 180, ' hari'),
    weekdayCapacity: z.array(wholeNumber(0, 1_000_000, ' pcs').nullable()).length(7),
    ordering: Ordering,
    soldOutToday: z.partialRecord(PackageTypeField, Day),
    prices: Prices,
    cashCeiling: wholeNumber(0, 99_999_999, ' rupiah').nullable(),
    qris: z.boolean(),
    thanks: paragraphUpTo(300),
    retentionMonths: wholeNumber(1, 120, ' bulan'),
  })
  .partial()
export type ChangeShopSettings = z.output<typeof ChangeShopSettings>
export type ChangeShopSettingsInput = z.input<typeof ChangeShopSettings>
