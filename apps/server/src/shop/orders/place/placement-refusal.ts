import type { WibDay } from '@dimsum/domain/wib-date'
import type { Sentence } from '@dimsum/words/sentence'
import { dayRefused, placing } from '@dimsum/words/server/placing'
import { promotionRefusals } from '@dimsum/words/server/promotions'
import { refusedField, ShopError } from '../../../platform/errors/shop-error.ts'
import type { MenuItem } from '../../menu/menu.queries.ts'
import { nameIn, saleError } from '../../menu/sale-refusal.ts'
import type { PricedLine } from './order-lines.ts'
import type { PlacementRefusal } from './place-order.queries.ts'
import { refusedCode, refusedUnknown } from './promotion-charge.ts'

/** A refused day, whether its capacity is 0, and the next possible one. */
export type RefusedDay = { day: string; isClosed: boolean; next: WibDay | null }

/** The refused order's day with the suggested one, its time window, and the menu it was priced with. */
type Asked = {
  day: RefusedDay | null
  deliveryDate: string | null
  timeWindow: string | undefined
  menu: readonly MenuItem[]
  lines: readonly Pick<PricedLine, 'index'>[]
}

/** The menu changed between pricing and storing: the order is priced again with the current menu. */
export class MenuMoved extends Error {}

/**
 * The error for the customer when the shop cannot take the order: the field, how much is left (`details`), and what to
 * do.
 */
export const placementError = (
  refusal: PlacementRefusal,
  { day: refusedDay, deliveryDate, timeWindow, menu, lines }: Asked,
): Error => {
  switch (refusal.reason) {
    case 'sold-out':
    case 'not-sold': {
      const left = refusal.reason === 'sold-out' ? refusal.left : 0
      return refusedField('out-of-stock', 'quantity', stockText(refusal, nameIn(menu, refusal)), String(left))
    }
    case 'price-changed':
      return new MenuMoved('a price changed while an order was placed')
    case 'date-full':
    case 'date-closed':
      return refusedField('conflict', 'deliveryDate', dayText(refusal, refusedDay))
    case 'window-full': {
      const window = timeWindow ?? ''
      const message =
        refusal.left > 0 ? placing.windowFewLeft(window, refusal.left) : placing.windowFull(window)
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
      return saleError(refusal, menu, deliveryDate, lines[refusal.line ?? 0]?.index)
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
  refusal: Extract<PlacementRefusal, { reason: 'date-full' | 'date-closed' }>,
  refused: RefusedDay | null,
): Sentence => {
  const [day, next] = [refused?.day ?? null, refused?.next ?? null]
  if (refusal.reason === 'date-closed' || refused?.isClosed) return dayRefused.closed(day, next)
  return refusal.left > 0 ? dayRefused.fewLeft(day, next, refusal.left) : dayRefused.full(day, next)
}
