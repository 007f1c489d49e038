import { choicesKey, maxChoiceGroups, maxChoiceOptions } from '@dimsum/domain/choices'
import type { PackageType } from '@dimsum/domain/menu'
import { promotionCodeOf } from '@dimsum/domain/promotion'
import { fields } from '@dimsum/words/fields'
import * as z from 'zod/mini'
import {
  CallablePhoneField,
  line,
  OptionalEmailField,
  optionalParagraph,
  PackageTypeField,
  PhoneOrNoneField,
  paragraph,
  WibDayField,
} from './text-fields.ts'

export const QuantityField = z.int().check(z.minimum(1, fields.quantityTooSmall.en))

/** Ids of the selected options. An empty list equals a missing one, so both give the same request hash. */
const ChoicesField = z.optional(
  z.pipe(
    z
      .array(z.int().check(z.minimum(1), z.maximum(2_147_483_647)))
      .check(z.maxLength(maxChoiceGroups * maxChoiceOptions)),
    z.transform((ids) => (ids.length > 0 ? [...new Set(ids)].sort((a, b) => a - b) : undefined)),
  ),
)

export const OrderLineFields = z.object({
  packageType: PackageTypeField,
  quantity: QuantityField,
  choices: ChoicesField,
})
type Line = z.output<typeof OrderLineFields>

/** A promotion code as typed; case and blanks are ignored. The server checks whether it exists. */
export const TypedCodeField = z.pipe(line({ max: 40 }), z.transform(promotionCodeOf))

/**
 * The order form (product.md section 5), for browser and server. If `items` is present it is the whole order, as in the
 * answer; `packageType` and `quantity` then repeat one of its lines (decision 0003), which `contradictedField` checks.
 */
const formWith = (phone: typeof CallablePhoneField | typeof PhoneOrNoneField) =>
  z.object({
    customerName: line({ min: 1, max: 100 }),
    customerPhone: phone,
    customerEmail: OptionalEmailField,
    customerAddress: paragraph({ min: 10, minMessage: fields.addressTooShort.en, max: 500 }),
    packageType: PackageTypeField,
    /** Omitted: the quantity in `items`, else 1. */
    quantity: z.optional(QuantityField),
    isDelivery: z._default(z.boolean(), true),
    notes: optionalParagraph({ max: 1000 }),
    /** The delivery area. Required when the shop lists any and the order is delivered. */
    deliveryAreaId: z.optional(z.string().check(z.maxLength(40))),
    /** Optional day of delivery or pick-up. The server checks it with its WIB clock. */
    deliveryDate: z.pipe(
      z.nullish(WibDayField),
      z.transform((day) => day ?? null),
    ),
    /** The time window of that day, `09:00-11:00` in WIB. Required when the shop lists any. Ignored without a day. */
    timeWindow: z.optional(z.string().check(z.maxLength(11))),
    /** Optional promotion code; an empty text means none. */
    promotionCode: z.optional(
      z.pipe(
        TypedCodeField,
        z.transform((code) => code || undefined),
      ),
    ),
    /** Optional list of all packages; lines with the same package and choices are added up. */
    items: z.optional(z.array(OrderLineFields).check(z.maxLength(40))),
    /** Honeypot: people leave it empty, and a filled value is refused. */
    website: z.optional(z.string().check(z.maxLength(200))),
  })

type Filled = Omit<z.output<ReturnType<typeof formWith>>, 'quantity'> & { quantity: number }

const filled = z.transform(
  (order: z.output<ReturnType<typeof formWith>>): Filled => ({
    ...order,
    quantity: order.quantity ?? packagesOf(order.items).get(order.packageType) ?? 1,
  }),
)

export const PlaceOrder = z.pipe(formWith(CallablePhoneField), filled)
export type PlaceOrder = z.output<typeof PlaceOrder>
export type PlaceOrderInput = z.input<typeof PlaceOrder>

/** An order of a customer who may have left no phone. */
export const PlaceOrderWithoutPhone = z.pipe(formWith(PhoneOrNoneField), filled)

/**
 * One line per package and choices, with the total quantity, in the order of the lines. `index` is the position of its
 * first item.
 */
export const mergedLines = (items: readonly Line[] = []): (Line & { index: number })[] => {
  const merged = new Map<string, Line & { index: number }>()
  items.forEach((item, index) => {
    const key = `${item.packageType} ${choicesKey(item.choices ?? [])}`
    const known = merged.get(key) ?? { ...item, quantity: 0, index }
    merged.set(key, { ...known, quantity: known.quantity + item.quantity })
  })
  return [...merged.values()]
}

/** Total quantity per package, in the order of the lines. */
const packagesOf = (items: readonly Line[] = []): Map<PackageType, number> => {
  const wanted = new Map<PackageType, number>()
  for (const { packageType, quantity } of items) {
    wanted.set(packageType, (wanted.get(packageType) ?? 0) + quantity)
  }
  return wanted
}

/** The field that contradicts `items`; null when they agree or `items` is absent. */
export const contradictedField = ({
  packageType,
  quantity,
  items = [],
}: Pick<PlaceOrder, 'packageType' | 'quantity' | 'items'>): 'packageType' | 'quantity' | null => {
  if (items.length === 0) return null
  const wanted = packagesOf(items).get(packageType)
  if (wanted === undefined) return 'packageType'
  return wanted === quantity ? null : 'quantity'
}
