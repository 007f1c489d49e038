import type { PackageType } from '@dimsum/domain/menu'
import { promotionCodeOf } from '@dimsum/domain/promotion'
import { fields } from '@dimsum/words/fields'
import * as z from 'zod/mini'
import {
  CallablePhoneField,
  line,
  OptionalEmailField,
  PackageTypeField,
  PhoneOrNoneField,
  paragraph,
  WibDayField,
} from './text-fields.ts'

export const QuantityField = z.int().check(z.minimum(1, fields.quantityTooSmall.en))

export const OrderLineFields = z.object({ packageType: PackageTypeField, quantity: QuantityField })
type Line = z.output<typeof OrderLineFields>

/** A promotion code as it is typed; read without case and without blanks around it. Whether there is one the server knows. */
export const TypedCodeField = z.pipe(line({ max: 40 }), z.transform(promotionCodeOf))

/**
 * What a customer fills in (product.md section 5). One schema serves the form and the server. `items`, when given, are the whole
 * order, as in the answer; `packageType` and `quantity` then repeat one of them (decision 0003), which `contradictedField`
 * judges.
 */
const formWith = (phone: typeof CallablePhoneField | typeof PhoneOrNoneField) =>
  z.object({
    customerName: line({ min: 1, max: 100 }),
    customerPhone: phone,
    customerEmail: OptionalEmailField,
    customerAddress: paragraph({ min: 10, minMessage: fields.addressTooShort.en, max: 500 }),
    packageType: PackageTypeField,
    /** Left out: that of the package in `items`, else 1. */
    quantity: z.optional(QuantityField),
    isDelivery: z._default(z.boolean(), true),
    notes: z.pipe(
      z.nullish(paragraph({ max: 1000 })),
      z.transform((notes) => notes || null),
    ),
    /** Which of the shop's delivery areas the order goes to; one is needed where any is listed and the order is delivered. */
    deliveryAreaId: z.optional(z.string().check(z.maxLength(40))),
    /** Optional: the day of delivery or pick-up; the server's WIB clock decides whether it is open. */
    deliveryDate: z.pipe(
      z.nullish(WibDayField),
      z.transform((day) => day ?? null),
    ),
    /** The time of that day, `09:00-11:00` in WIB; one of the shop's is needed where it lists any. Without a day it is nothing. */
    timeWindow: z.optional(z.string().check(z.maxLength(11))),
    /** Optional: a promotion code of the shop; an empty one is none. */
    promotionCode: z.optional(
      z.pipe(
        TypedCodeField,
        z.transform((code) => code || undefined),
      ),
    ),
    /** Optional: all packages of the order; the same package twice counts together. */
    items: z.optional(z.array(OrderLineFields).check(z.maxLength(40))),
    /** Left empty by people; a filled value is a bot and is refused. */
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

/** The order of a customer who may have left no phone. */
export const PlaceOrderWithoutPhone = z.pipe(formWith(PhoneOrNoneField), filled)

/** Each package once, with its whole quantity, in the order in which they were given. */
export const packagesOf = (items: readonly Line[] = []): Map<PackageType, number> => {
  const wanted = new Map<PackageType, number>()
  for (const { packageType, quantity } of items) {
    wanted.set(packageType, (wanted.get(packageType) ?? 0) + quantity)
  }
  return wanted
}

/** The field that says something else than `items`; null when they agree or there are none. */
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
