import type { ChangePromotionCode, NewPromotionCode } from '@dimsum/contract/change-promotion'
import type { PromotionCode } from '@dimsum/contract/promotions'
import { api } from '@dimsum/web/api/client.ts'

export const addPromotionCode = (code: NewPromotionCode) =>
  api.post<PromotionCode>('/api/promotion-codes', code)

export const changePromotionCode = ({ id, ...change }: ChangePromotionCode & { id: number }) =>
  api.patch<PromotionCode>(`/api/promotion-codes/${id}`, change)

export const removePromotionCode = (id: number) => api.delete(`/api/promotion-codes/${id}`)
