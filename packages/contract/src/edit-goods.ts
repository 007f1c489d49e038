import { adjustmentKinds } from '@dimsum/domain/order-total'
import { maximumOrderTotal } from '@dimsum/domain/pricing'
import { promotionKinds } from '@dimsum/domain/promotion'
import { deskFields } from '@dimsum/words/desk/fields'
import { z } from 'zod'
import { WireRupiah } from './fields.ts'
import { OrderLineFields } from './place-order.ts'
import { line, PackageTypeField, WholeRupiahField } from './text-fields.ts'

/** A discount or an extra charge in whole rupiah; customers read the reason. */
const Adjustment = z.object({
  kind: z.enum(adjustmentKinds),
  amount: z
    .int(deskFields.amountWrong.id)
    .min(1, deskFields.amountWrong.id)
    .max(maximumOrderTotal, deskFields.amountWrong.id),
  reason: line({ min: 1, max: 100 }),
})

/** The goods of an order: its packages with choices, and the owner's discount or extra charge. */
const Goods = z.object({
  items: z.array(OrderLineFields).min(1, deskFields.packagesMissing.id).max(40),
  adjustment: Adjustment.nullable(),
})

/** Changes the goods of an order that is not delivered yet. */
export const EditGoods = Goods.extend({
  /** The goods and the total that the form was filled from; a difference is a conflict. */
  expected: Goods.extend({ totalPrice: WholeRupiahField }),
  /** The new total that the form showed; the order never gets another one. */
  total: z.optional(WholeRupiahField),
  /** Passes over the kitchen's capacity and the limits of packages. */
  overrideKitchen: z.boolean().default(false),
})
export type EditGoods = z.infer<typeof EditGoods>
export type EditGoodsInput = z.input<typeof EditGoods>

/** What a form needs to show the new total of an order, and what is then due or goes back. */
export const GoodsTerms = z.object({
  /** Money received and not given back. */
  held: WireRupiah,
  /** The terms of the order's promotion code that depend on its packages. */
  promotion: z
    .object({
      kind: z.enum(promotionKinds),
      value: z.int(),
      packages: z.array(PackageTypeField),
      leastOrder: z.int(),
    })
    .nullable(),
})
export type GoodsTerms = z.infer<typeof GoodsTerms>
