import type { PromotionOffer } from '@dimsum/contract/promotions'
import { isUsablePhone } from '@dimsum/domain/phone'
import type { OrderLine } from '@dimsum/domain/pricing'
import { promotionCodeOf } from '@dimsum/domain/promotion'
import { queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'

/** Of every check of a code, whatever the order. */
export const promotionChecksKey = ['promotion-checks']

/**
 * What a code takes off these packages; fails with the reason when it takes nothing off. One answer for one code and the same
 * packages: field and summary speak of the same. The desk sends `phone` once it is written; a customer's is not judged.
 */
export const promotionCheckQuery = (typed: string, lines: readonly OrderLine[], phone = '') => {
  const code = promotionCodeOf(typed)
  return queryOptions({
    queryKey: [...promotionChecksKey, code, lines],
    queryFn: ({ signal }) =>
      api.ask<PromotionOffer>(
        '/api/promotion-codes/check',
        {
          code,
          ...lines[0],
          ...(lines.length > 1 && { items: lines }),
          ...(isWritten(phone) && { customerPhone: phone }),
        },
        { signal },
      ),
  })
}

/** A number that is shorter is still being written (product.md section 5). */
const isWritten = (phone: string) => phone.length >= 10 && isUsablePhone(phone)
