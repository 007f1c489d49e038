import type { CheckPromotion } from '@dimsum/contract/check-promotion'
import type { PromotionOffer } from '@dimsum/contract/promotions'
import type { LimitParts } from '../../../platform/limits/limit.ts'
import type { ShopRules } from '../../settings/shop-rules.ts'
import { linesOf } from './order-lines.ts'
import { judgePromotion, limitGuessing, refusedUnknown } from './promotion-charge.ts'

/**
 * The discount of a code for these lines before the order is placed; nothing is reserved.
 * @param context.address for counting wrong codes; null for the team, whose check also says whether the phone used it
 * @throws ShopError `not-found`, `conflict` and `too-many` at `promotionCode`, `validation`
 */
export const checkPromotion = async (
  parts: LimitParts & { now: () => Date },
  { code, customerPhone, ...wanted }: CheckPromotion,
  { rules, address }: { rules: ShopRules; address: string | null },
): Promise<PromotionOffer> => {
  const lines = linesOf(wanted, rules.menu)
  const asked = { promotionCode: code, ...(address === null && { customerPhone }) }
  const judged = await judgePromotion(parts, asked, lines)
  if (judged === null) throw refusedUnknown()
  if (judged.isGuess && address !== null) await limitGuessing(parts, address)
  if (judged.charge === null) throw judged.refusal ?? refusedUnknown()
  return { code: judged.charge.reason, amount: judged.charge.amount }
}
