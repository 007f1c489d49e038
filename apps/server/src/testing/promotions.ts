import type { NewPromotionCodeInput } from '@dimsum/contract/change-promotion'

/** A code with 10 percent off everything, without limits; a test gives only the terms it is about. */
export const aPromotionCode = (terms: Partial<NewPromotionCodeInput> = {}): NewPromotionCodeInput => ({
  code: 'HEMAT10',
  kind: 'percent',
  value: 10,
  leastOrder: 0,
  packages: [],
  from: null,
  until: null,
  mostUses: null,
  mostUsesPerPhone: null,
  ...terms,
})
