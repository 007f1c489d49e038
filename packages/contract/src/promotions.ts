import { promotionKinds } from '@dimsum/domain/promotion'
import { z } from 'zod'
import { WireRupiah } from './fields.ts'
import { PackageTypeField } from './text-fields.ts'

/** Promotion codes as they are read; how the owner changes them is in `change-promotion.ts`. */

export const PromotionCode = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(promotionKinds),
  /** Percent, or whole rupiah. */
  value: z.int(),
  /** Whole rupiah that the packages must cost; 0: no least amount. */
  leastOrder: z.int(),
  /** Packages whose lines it covers; empty: all. */
  packages: z.array(PackageTypeField),
  /** Its first and last day, `YYYY-MM-DD` in WIB; null: no such end. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Orders that may have it, in all and of one phone; null is not limited. */
  mostUses: z.int().nullable(),
  mostUsesPerPhone: z.int().nullable(),
  isActive: z.boolean(),
  /** Orders that have it: those that were cancelled while unpaid have given it back. */
  uses: z.int(),
})
export type PromotionCode = z.infer<typeof PromotionCode>

export const PromotionCodes = z.object({ promotionCodes: z.array(PromotionCode) })
export type PromotionCodes = z.infer<typeof PromotionCodes>

/** What a code takes off the lines that were asked about. */
export const PromotionOffer = z.object({ code: z.string(), amount: WireRupiah })
export type PromotionOffer = z.infer<typeof PromotionOffer>
