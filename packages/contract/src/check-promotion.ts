import * as z from 'zod/mini'
import { OrderLineFields, QuantityField, TypedCodeField } from './place-order.ts'
import { CallablePhoneField, PackageTypeField } from './text-fields.ts'

/** Asks for the discount of a code before the order is placed. Field names and types are those of the order. */
export const CheckPromotion = z.object({
  code: TypedCodeField,
  packageType: PackageTypeField,
  quantity: z._default(QuantityField, 1),
  items: z.optional(z.array(OrderLineFields).check(z.maxLength(40))),
  /**
   * Only used for the team: otherwise a stranger could learn which phones used the code. For customers the limit per
   * phone is checked when the order is placed.
   */
  customerPhone: z.optional(CallablePhoneField),
})
export type CheckPromotion = z.output<typeof CheckPromotion>
