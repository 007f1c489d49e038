import { languageChoices } from '@dimsum/words/sentence'
import { z } from 'zod'
import { WireInstant } from './fields.ts'
import { FoodFacts } from './food-facts.ts'
import { DayHours, DeliveryArea, TimeWindow } from './shop-config.ts'

/** What the owner can change without a developer, as it is read; how it is changed is in `change-shop-settings.ts`. */

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
  /** Monday to Friday, and Saturday and Sunday. */
  weekdayHours: DayHours,
  weekendHours: DayHours,
  /** The certificate's number, not the number of the halal decree; empty while none is given. */
  halalCertificate: z.string(),
  halalExpires: z.string().nullable(),
  ...FoodFacts.shape,
  /** Days from today on that the kitchen does not cook, `YYYY-MM-DD`, ascending; also those closed in the kitchen's screen. */
  closedDates: z.array(z.string()),
  /** H-1 ends at this time, WIB. */
  cutOff: z.string(),
  /** Orders of this many pieces or more are placed `bigOrderLeadDays` ahead. */
  bigOrderPieces: z.int(),
  bigOrderLeadDays: z.int(),
  /** Customers change and cancel orders themselves until this time, WIB, of the day before; null: they ask by chat. */
  customerChanges: z.string().nullable(),
  /** How many days ahead the calendar is open. */
  horizonDays: z.int(),
  /** Pieces a day, Monday first; null is not limited, 0 is a day off. */
  weekdayCapacity: z.array(z.int().nullable()),
  /** Whether the storefront takes orders; a pause ends by itself at `until`. */
  ordering: z.object({ state: z.enum(['open', 'paused', 'closed']), until: WireInstant.nullable() }),
  /** Cash orders above this total must be paid first; null: no ceiling. */
  cashCeiling: z.int().nullable(),
  /** Hours that an unpaid order of the storefront keeps stock and places of a day while nobody confirms it; null: no limit. */
  unpaidHours: z.int().nullable(),
  /** Where the shop delivers to, in the order in which customers choose; none listed: everywhere, free of charge. */
  deliveryAreas: z.array(DeliveryArea),
  /** Times of a day that customers choose from; none listed: the hour is agreed by chat. Limits are of one day, null is none. */
  timeWindows: z.array(TimeWindow.extend({ mostOrders: z.int().nullable(), mostPieces: z.int().nullable() })),
  qris: z.boolean(),
  /** Money is given back from the order (decision 0066). */
  refunds: z.boolean(),
  thanks: z.string(),
  /** Months after which an order tells nothing about its customer any more. */
  retentionMonths: z.int(),
  /** Who has no second factor is led to set one up, and can do nothing else before. */
  secondFactorDemanded: z.boolean(),
  /** What customers who chose no language see; `default`: each sentence as the specification has it. */
  shopLanguage: z.enum(languageChoices),
  /** What the whole team sees on the desk. */
  deskLanguage: z.enum(languageChoices),
})
export type ShopSettings = z.infer<typeof ShopSettings>
