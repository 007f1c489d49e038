import { catalogue } from '@dimsum/domain/catalogue'
import * as z from 'zod/mini'
import {
  CallablePhoneField,
  line,
  OptionalEmailField,
  PackageTypeField,
  paragraph,
  WibDayField,
} from './text-fields.ts'

const QuantityField = z.int().check(z.minimum(1, 'Quantity must be at least 1'))

const OrderLineFields = z.object({ packageType: PackageTypeField, quantity: QuantityField })

/** What a customer fills in (spec section 5). One schema serves the form and the server. */
export const PlaceOrder = z
  .object({
    customerName: line({ min: 1, max: 100 }),
    customerPhone: CallablePhoneField,
    customerEmail: OptionalEmailField,
    customerAddress: paragraph({ min: 10, minMessage: 'Address must be at least 10 characters', max: 500 }),
    packageType: PackageTypeField,
    quantity: z._default(QuantityField, 1),
    isDelivery: z._default(z.boolean(), true),
    notes: z.pipe(
      z.nullish(paragraph({ max: 1000 })),
      z.transform((notes) => notes || null),
    ),
    /** Optional: the day of delivery or pick-up; the server's WIB clock decides whether it is open. */
    deliveryDate: z.pipe(
      z.nullish(WibDayField),
      z.transform((day) => day ?? null),
    ),
    /** Optional: further packages of the same order; the same package twice counts together. */
    items: z.optional(z.array(OrderLineFields).check(z.maxLength(3))),
    /** Left empty by people; a filled value is a bot and is refused. */
    website: z.optional(z.string().check(z.maxLength(200))),
  })
  .check(
    z.superRefine(({ packageType, quantity, items = [] }, context) => {
      const wanted = new Map([[packageType, quantity]])
      for (const item of items) {
        wanted.set(item.packageType, (wanted.get(item.packageType) ?? 0) + item.quantity)
      }
      for (const [type, total] of wanted) {
        const { maxQuantity } = catalogue[type]
        if (total > maxQuantity) {
          context.addIssue({
            code: 'custom',
            path: ['quantity'],
            message: `Quantity must be at most ${maxQuantity}`,
          })
        }
      }
    }),
  )
export type PlaceOrder = z.output<typeof PlaceOrder>
export type PlaceOrderInput = z.input<typeof PlaceOrder>
