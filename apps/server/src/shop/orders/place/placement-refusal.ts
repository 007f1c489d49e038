import type { WibDay } from '@dimsum/domain/wib-date'
import type { Sentence } from '@dimsum/words/sentence'
import { dayRefused, placing } from '@dimsum/words/server/placing'
import { promotionRefusals } from '@dimsum/words/server/promotions'
import { refusedField, ShopError } from '../../../platform/errors/shop-error.ts'
import type { MenuItem } from '../../menu/menu.queries.ts'
import { nameIn, saleError } from '../../menu/sale-refusal.ts'
import type { PlacementRefusal } from './place-order.queries.ts'
import { refusedCode, refusedUnknown } from './promotion-charge.ts'

/** The menu changed between pricing and storing: the order is priced again with the current menu. */
export class MenuMoved extends Error {}

/**
 * The error for the customer when the shop cannot take the order: the field, how much is left (`details`), and what to
 * do.
 * @param menu that the order was priced with
 * @param next the suggested day when its own is refused
 */
export const placementError = (
  refusal: PlacementRefusal,
  menu: readonly MenuItem[],
  next: WibDay | null,
): Error => {
  switch (refusal.reason) {
    case 'sold-out':
    case 'not-sold': {
      const message = stockText(refusal, nameIn(menu, refusal))
      return refusedField('out-of-stock', 'quantity', message, String(refusal.left))
    }
    case 'price-changed':
      return new MenuMoved('a price changed while an order was placed')
    case 'date-full':
    case 'date-closed':
      return refusedField('conflict', 'deliveryDate', dayText(refusal, next))
    case 'window-full': {
      const { window, left } = refusal
      const message = left > 0 ? placing.windowFewLeft(window, left) : placing.windowFull(window)
      return refusedField('conflict', 'timeWindow', message)
    }
    case 'phone-blocked':
      return new ShopError('forbidden', placing.blocked)
    case 'promotion-gone':
      return refusedUnknown()
    case 'promotion-off':
      return refusedCode('conflict', promotionRefusals.off)
    case 'promotion-used-up':
      return refusedCode('conflict', promotionRefusals.usedUp)
    case 'promotion-used-by-phone':
      return refusedCode('conflict', promotionRefusals.usedByPhone)
    default:
      return saleError(refusal, menu)
  }
}

const stockText = (
  { reason, left }: Extract<PlacementRefusal, { reason: 'sold-out' | 'not-sold' }>,
  name: Sentence,
): Sentence => {
  if (reason === 'not-sold') return placing.notSold(name)
  return left === 0 ? placing.soldOut(name) : placing.fewLeft(name, left)
}

const dayText = (
  { reason, day, left }: Extract<PlacementRefusal, { reason: 'date-full' | 'date-closed' }>,
  next: WibDay | null,
): Sentence => {
  if (reason === 'date-closed') return dayRefused.closed(day, next)
  return left > 0 ? dayRefused.fewLeft(day, left, next) : dayRefused.full(day, next)
}
