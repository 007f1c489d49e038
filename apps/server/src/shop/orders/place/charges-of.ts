import type { Charge } from '@dimsum/domain/order-total'

/** What an order costs besides its lines, as it is stored; null for nothing. */
export const chargesOf = (...charges: readonly (Charge | null)[]): Charge[] | null => {
  const charged = charges.filter((charge) => charge !== null)
  return charged.length > 0 ? charged : null
}
