import type { ChangePromotionCode, NewPromotionCode } from '@dimsum/contract/change-promotion'
import type { PromotionCode, PromotionCodes } from '@dimsum/contract/promotions'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Promotion codes, newest first. Their use counts change with every order. */
export const promotionCodesQuery = queryOptions({
  queryKey: ['admin', 'promotion-codes'],
  queryFn: async ({ signal }) =>
    (await api.get<PromotionCodes>('/api/promotion-codes', { signal }))?.promotionCodes ?? [],
  staleTime: 0,
})

export const addPromotionCode = (code: NewPromotionCode) =>
  api.post<PromotionCode>('/api/promotion-codes', code)

export const changePromotionCode = ({ id, ...change }: ChangePromotionCode & { id: number }) =>
  api.patch<PromotionCode>(`/api/promotion-codes/${id}`, change)

export const removePromotionCode = (id: number) => api.delete(`/api/promotion-codes/${id}`)
