import { languageChoices } from '@dimsum/words/sentence'
import { z } from 'zod'
import { WireInstant } from './fields.ts'
import { FoodFacts } from './food-facts.ts'
import { BankAccount } from './manual-transfer.ts'
import { DayHours, DeliveryArea, TimeWindow } from './shop-config.ts'

/** The shop settings as they are read. Requests that change them are in `change-shop-settings.ts`. */

/** The settings in force; the defaults are the specification's constants. */
export const ShopSettings = z.object({
  shopName: z.string(),
  founder: z.string(),
  phone: z.string(),
  email: z.string(),
  whatsapp: z.string(),
  address: z.string(),
  /** The paragraph on the landing page; empty: the built-in one. */
  intro: z.string(),
  /** Monday to Friday, and Saturday and Sunday. */
  weekdayHours: DayHours,
  weekendHours: DayHours,
  /** The number of the certificate, not of the halal decree; empty when not given. */
  halalCertificate: z.string(),
  halalExpires: z.string().nullable(),
  ...FoodFacts.shape,
  /** Closed kitchen days from today on, `YYYY-MM-DD`, ascending; includes days closed on the kitchen screen. */
  closedDates: z.array(z.string()),
  /** Cut-off time (WIB) on the day before delivery. */
  cutOff: z.string(),
  /** Orders of at least this many pieces must be placed `bigOrderLeadDays` ahead. */
  bigOrderPieces: z.int(),
  bigOrderLeadDays: z.int(),
  /** Customers may change and cancel orders until this time (WIB) on the day before; null: they ask by chat. */
  customerChanges: z.string().nullable(),
  /** Number of days the calendar is open. */
  horizonDays: z.int(),
  /** Pieces per day, Monday first; null is unlimited, 0 is a day off. */
  weekdayCapacity: z.array(z.int().nullable()),
  /** Whether the storefront takes orders; a pause ends by itself at `until`. */
  ordering: z.object({ state: z.enum(['open', 'paused', 'closed']), until: WireInstant.nullable() }),
  /** Cash orders above this total must be paid first; null: no maximum. */
  cashCeiling: z.int().nullable(),
  /**
   * Hours until an unpaid, unconfirmed order of the storefront is cancelled and its stock and capacity released; null:
   * never.
   */
  unpaidHours: z.int().nullable(),
  /** The deposit in percent of an order's total; null: no deposits. */
  depositPercent: z.int().nullable(),
  /** The least total in rupiah for a deposit. Null: every total, or none if `depositFromPieces` is set. */
  depositFrom: z.int().nullable(),
  /** The least number of pieces for a deposit, whatever the total. Null: only the total counts. */
  depositFromPieces: z.int().nullable(),
  /** Days before the order's day on which the rest is due. */
  restDaysBefore: z.int(),
  /** What becomes of a deposit when the order is cancelled, in the owner's words. */
  depositTerms: z.string(),
  /** Delivery areas in display order; empty: everywhere, free of charge. */
  deliveryAreas: z.array(DeliveryArea),
  /** Time windows to choose from; empty: the hour is agreed by chat. Limits are per day, null is unlimited. */
  timeWindows: z.array(TimeWindow.extend({ mostOrders: z.int().nullable(), mostPieces: z.int().nullable() })),
  qris: z.boolean(),
  /** Accounts for transfers by hand, in display order; empty: none are shown. */
  bankAccounts: z.array(BankAccount),
  /** Hash of the picture of the static QRIS; null: none is shown. */
  transferQris: z.string().nullable(),
  /** Enables refunds on the desk (decision 0066). */
  refunds: z.boolean(),
  thanks: z.string(),
  /** Months after which the customer's data is removed from an order. */
  retentionMonths: z.int(),
  /** Requires a second factor: users without one must set it up before anything else. */
  secondFactorDemanded: z.boolean(),
  /** Language for customers who chose none; `default`: each sentence in the language the specification gives it. */
  shopLanguage: z.enum(languageChoices),
  /** Language of the desk for the whole team. */
  deskLanguage: z.enum(languageChoices),
})
export type ShopSettings = z.infer<typeof ShopSettings>
