import * as z from 'zod/mini'
import { OrderLineFields, QuantityField, TypedCodeField } from './place-order.ts'
import { CallablePhoneField, PackageTypeField } from './text-fields.ts'

/** Asks what a code takes off these lines, before the order is placed: names and types are those of the order. */
export const CheckPromotion = z.object({
  code: TypedCodeField,
  packageType: PackageTypeField,
  quantity: z._default(QuantityField, 1),
  items: z.optional(z.array(OrderLineFields).check(z.maxLength(3))),
  /** Judged for the team only: a stranger would learn which phones used the code. A customer's is judged with the order. */
  customerPhone: z.optional(CallablePhoneField),
})
export type CheckPromotion = z.output<typeof CheckPromotion>
