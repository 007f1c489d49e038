import type { PromotionOffer } from '@dimsum/contract/promotions'
import type { OrderLine } from '@dimsum/domain/pricing'
import { promotionCodeOf } from '@dimsum/domain/promotion'
import { queryOptions } from '@tanstack/react-query'
import { isWrittenPhone } from '../components/phone-check.ts'
import { api } from './client.ts'

/** Parent key of all promotion checks. */
export const promotionChecksKey = ['promotion-checks']

/**
 * Discount of a code for these packages; fails with the reason when it is not valid. The key has all that is sent, so
 * that field and summary share the result. The desk passes `phone` to check the limit per customer; the shop does not.
 */
export const promotionCheckQuery = (typed: string, lines: readonly OrderLine[], phone = '') => {
  const check = {
    code: promotionCodeOf(typed),
    ...lines[0],
    ...(lines.length > 1 && { items: lines }),
    ...(isWrittenPhone(phone) && { customerPhone: phone }),
  }
  return queryOptions({
    queryKey: [...promotionChecksKey, check],
    queryFn: ({ signal }) => api.ask<PromotionOffer>('/api/promotion-codes/check', check, { signal }),
  })
}
