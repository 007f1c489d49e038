import type { PromotionCodes } from '@dimsum/contract/promotions'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** The promotion codes, the newest first. Orders take uses of them all the time. */
export const promotionCodesQuery = queryOptions({
  queryKey: ['admin', 'promotion-codes'],
  queryFn: async ({ signal }) =>
    (await api.get<PromotionCodes>('/api/promotion-codes', { signal }))?.promotionCodes ?? [],
  staleTime: 0,
})
