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

/** Amounts in whole rupiah; `leastOrder` and `freeFrom` refer to the price of the packages. */
export const DeliveryArea = z.object({
  id: z.string(),
  name: z.string(),
  fee: z.int(),
  leastOrder: z.int().nullable(),
  freeFrom: z.int().nullable(),
})

/** A time of any day, in WIB. */
export const TimeWindow = z.object({ begins: z.string(), ends: z.string(), for: z.enum(windowKinds) })

/** The public part of the shop's settings. */
export const ShopConfig = z.object({
  shop: z.object({
    name: z.string(),
    founder: z.string(),
    phone: z.string(),
    email: z.string(),
    whatsapp: z.string(),
    /** Where orders are picked up; empty when not given. */
    address: z.string(),
    /** The landing page's paragraph; empty: the built-in one. */
    intro: z.string(),
    /** The last line of invoice and label; empty: the built-in one. */
    thanks: z.string(),
    /** Number of the halal certificate; empty when not given. */
    halalCertificate: z.string(),
  }),
  hours: z.object({ weekdays: DayHours, weekend: DayHours }),
  /** Whether the storefront takes orders; a pause ends by itself at `until`. */
  ordering: z.object({
    state: z.enum(['open', 'paused', 'closed']),
    until: WireInstant.nullable(),
    /** During a pause: the first day after it that can be ordered for. */
    nextDay: z.string().nullable(),
    /** The last day of a holiday that has begun or begins tomorrow. Orders for later days are accepted. */
    closedUntil: z.string().nullable(),
  }),
  /** The visible packages in display order. */
  menu: z.array(MenuPackage),
  /** Omitted until the owner has filled in any of it. */
  foodFacts: FoodFacts.optional(),
  /** Omitted while the owner lists none; delivery is then free. */
  deliveryAreas: z.array(DeliveryArea).optional(),
  /** Omitted while the owner lists none. The limits per window are not public. */
  timeWindows: z.array(TimeWindow).optional(),
  /** Customers may change and cancel orders until this time (WIB) on the day before; omitted when they may not. */
  customerChanges: z.string().optional(),
  /** True when refunds are enabled on the desk; omitted otherwise. */
  refunds: z.literal(true).optional(),
  /** True when customers may pay by a transfer to the shop's account or its static QRIS; omitted otherwise. */
  manualTransfer: z.literal(true).optional(),
  /** True when at least one promotion code is valid today; omitted otherwise. */
  hasPromotionCodes: z.literal(true).optional(),
  /** The shop can send WhatsApp messages; absent while it has no account for them. */
  whatsappMessages: z.literal(true).optional(),
  payment: z.object({
    mode: PaymentModeField,
    /** The provider's public key for browsers. */
    clientKey: z.string(),
    /** URL of the provider's popup script. */
    scriptUrl: z.string(),
    /** Whether QRIS is offered besides virtual account and GoPay. */
    qris: z.boolean(),
    /** Orders above this total in rupiah must be paid before cooking; null: no maximum. */
    cashCeiling: z.int().nullable(),
    /** The rule for deposits (domain/deposit.ts); null: none. */
    deposit: z
      .object({
        depositPercent: z.int(),
        depositFrom: z.int().nullable(),
        depositFromPieces: z.int().nullable(),
        restDaysBefore: z.int(),
        depositTerms: z.string(),
      })
      .nullable(),
  }),
  privacy: z.object({
    /** Personal data of orders and reviews is removed after this many months. */
    retentionMonths: z.int(),
  }),
  /** Default languages of shop and desk; `default`: each sentence in the language the specification gives it. */
  languages: z.object({ shop: z.enum(languageChoices), desk: z.enum(languageChoices) }),
})
export type ShopConfig = z.infer<typeof ShopConfig>
