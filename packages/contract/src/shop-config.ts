import { windowKinds } from '@dimsum/domain/time-windows'
import { languageChoices } from '@dimsum/words/sentence'
import { z } from 'zod'
import { WireInstant } from './fields.ts'
import { FoodFacts } from './food-facts.ts'
import { MenuPackage } from './menu.ts'

/** `demo`: no money moves. `sandbox`: the provider's test bank. `production`: real money. */
export const paymentModes = ['demo', 'sandbox', 'production'] as const
const PaymentModeField = z.enum(paymentModes)
export type PaymentMode = z.infer<typeof PaymentModeField>

/** `HH:mm` in WIB. */
export const DayHours = z.object({ opens: z.string(), closes: z.string() })

/** Amounts in whole rupiah; `leastOrder` and `freeFrom` are about what the packages cost. */
export const DeliveryArea = z.object({
  id: z.string(),
  name: z.string(),
  fee: z.int(),
  leastOrder: z.int().nullable(),
  freeFrom: z.int().nullable(),
})

/** A time of any day, in WIB. */
export const TimeWindow = z.object({ begins: z.string(), ends: z.string(), for: z.enum(windowKinds) })

/** What any browser may know of the shop's settings. */
export const ShopConfig = z.object({
  shop: z.object({
    name: z.string(),
    founder: z.string(),
    phone: z.string(),
    email: z.string(),
    whatsapp: z.string(),
    /** Where orders are picked up; empty while none is given. */
    address: z.string(),
    /** The landing page's paragraph; empty: the built-in one. */
    intro: z.string(),
    /** The last line of invoice and label; empty: the built-in one. */
    thanks: z.string(),
    /** Number of the halal certificate; empty while none is given. */
    halalCertificate: z.string(),
  }),
  hours: z.object({ weekdays: DayHours, weekend: DayHours }),
  /** Whether the storefront takes orders; a pause ends by itself at `until`. */
  ordering: z.object({
    state: z.enum(['open', 'paused', 'closed']),
    until: WireInstant.nullable(),
    /** While it is paused: the first day that can be ordered for behind the pause, by the calendar. */
    nextDay: z.string().nullable(),
    /** The last day of a holiday that has begun or begins tomorrow; orders for later days are welcome. */
    closedUntil: z.string().nullable(),
  }),
  /** The packages that are shown, in the order of the page. */
  menu: z.array(MenuPackage),
  /** Absent until the owner has filled in some of it. */
  foodFacts: FoodFacts.optional(),
  /** Left out while the owner lists none: delivery is free of charge then. */
  deliveryAreas: z.array(DeliveryArea).optional(),
  /** Left out while the owner lists none; how many orders fit into one is the owner's business. */
  timeWindows: z.array(TimeWindow).optional(),
  /** Customers change and cancel orders themselves until this time, WIB, of the day before; left out where they may not. */
  customerChanges: z.string().optional(),
  /** The desk gives money back from the order; left out where it does not. */
  refunds: z.literal(true).optional(),
  /** At least one promotion code can be used today; left out while none can. */
  hasPromotionCodes: z.literal(true).optional(),
  payment: z.object({
    mode: PaymentModeField,
    /** The provider's public key, made for browsers. */
    clientKey: z.string(),
    /** Address of the provider's popup script. */
    scriptUrl: z.string(),
    /** Whether the owner offers QRIS beside virtual account and GoPay. */
    qris: z.boolean(),
    /** Orders above this total in rupiah are paid before they are cooked; null: no such rule. */
    cashCeiling: z.int().nullable(),
  }),
  privacy: z.object({
    /** Personal data of orders and reviews older than so many months is removed. */
    retentionMonths: z.int(),
  }),
  /** In which language shop and desk are shown to who chose none; `default`: each sentence as it is fixed. */
  languages: z.object({ shop: z.enum(languageChoices), desk: z.enum(languageChoices) }),
})
export type ShopConfig = z.infer<typeof ShopConfig>
