import { type Rupiah, rupiahFromWire, rupiahToWire } from '@dimsum/domain/money'
import { placing } from '@dimsum/words/server/placing'
import { refusedField, type ShopError } from '../../../platform/errors/shop-error.ts'
import type { PricedLine } from './order-lines.ts'

/**
 * The refusal of an order whose screen showed another total than the current one: no customer owes what was not shown
 * (decision 0035). `null` when both are equal, or when the caller sent no total. `details` is the current total in wire
 * format.
 */
export const changedPriceRefusal = (
  expectedTotal: string | undefined,
  total: Rupiah,
  lines: readonly Pick<PricedLine, 'unitPrice'>[],
): ShopError | null => {
  if (expectedTotal === undefined || lines.some(({ unitPrice }) => unitPrice === null)) return null
  const shown = rupiahFromWire(expectedTotal)
  if (shown === total) return null
  return refusedField('stale', 'expected-total', placing.priceChanged(total, shown), rupiahToWire(total))
}
