import type { PromotionCode } from '@dimsum/contract/promotions'
import type { PromotionRow } from './promotions.queries.ts'

/** A code as the owner reads it. */
export const presentPromotion = ({ createdAt: _, updatedAt: __, ...code }: PromotionRow): PromotionCode =>
  code
