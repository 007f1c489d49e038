import { promotionKinds } from '@dimsum/domain/promotion'
import { z } from 'zod'
import { WireRupiah } from './fields.ts'
import { PackageTypeField } from './text-fields.ts'

/** Responses with promotion codes. Requests that change them are in `change-promotion.ts`. */

export const PromotionCode = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(promotionKinds),
  /** Percent, or whole rupiah. */
  value: z.int(),
  /** Minimum price of the packages in whole rupiah; 0: no minimum. */
  leastOrder: z.int(),
  /** Packages that it applies to; empty: all. */
  packages: z.array(PackageTypeField),
  /** First and last day of validity, `YYYY-MM-DD` in WIB; null: open-ended. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Max orders in total and per phone; null is not limited. */
  mostUses: z.int().nullable(),
  mostUsesPerPhone: z.int().nullable(),
  isActive: z.boolean(),
  /** Orders that use it. Orders cancelled while unpaid do not count. */
  uses: z.int(),
})
export type PromotionCode = z.infer<typeof PromotionCode>

export const PromotionCodes = z.object({ promotionCodes: z.array(PromotionCode) })
export type PromotionCodes = z.infer<typeof PromotionCodes>

/** The discount of a code on the requested lines. */
export const PromotionOffer = z.object({ code: z.string(), amount: WireRupiah })
export type PromotionOffer = z.infer<typeof PromotionOffer>
