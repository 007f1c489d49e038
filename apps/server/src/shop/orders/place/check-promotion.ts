import type { CheckPromotion } from '@dimsum/contract/check-promotion'
import type { PromotionOffer } from '@dimsum/contract/promotions'
import type { LimitParts } from '../../../platform/limits/limit.ts'
import type { ShopRules } from '../../settings/shop-rules.ts'
import { linesOf } from './order-lines.ts'
import { judgePromotion, limitGuessing, refusedUnknown } from './promotion-charge.ts'

/**
 * What a code takes off these lines, before anything is placed; nothing is reserved by asking.
 * @throws ShopError `not-found`, `conflict` and `too-many` at `promotionCode`, `validation`
 */
export const checkPromotion = async (
  parts: LimitParts & { now: () => Date },
  { code, customerPhone, ...wanted }: CheckPromotion,
  { rules, address }: { rules: ShopRules; address: string },
): Promise<PromotionOffer> => {
  const lines = linesOf(wanted, rules.prices)
  const judged = await judgePromotion(parts, { promotionCode: code, customerPhone }, lines, rules)
  if (judged === null) throw refusedUnknown()
  await limitGuessing(parts, judged, address)
  if (judged.charge === null) throw judged.refusal ?? refusedUnknown()
  return { code: judged.charge.reason, amount: judged.charge.amount }
}
