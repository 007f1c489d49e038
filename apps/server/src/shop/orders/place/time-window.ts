import type { PlaceOrder } from '@dimsum/contract/place-order'
import { windowsFor, windowText } from '@dimsum/domain/time-windows'
import { placing } from '@dimsum/words/server/placing'
import { invalidField, refusedField, type ShopError } from '../../../platform/errors/shop-error.ts'
import type { ShopRules } from '../../settings/shop-rules.ts'

type Asked = Pick<PlaceOrder, 'deliveryDate' | 'isDelivery' | 'timeWindow'>

/**
 * Why an order cannot have its time window: none chosen for its day although the shop lists some, or one that is not
 * listed. The database checks the window's capacity when the order is stored.
 */
export const windowRefusal = (
  { deliveryDate, isDelivery, timeWindow }: Asked,
  { timeWindows }: Pick<ShopRules, 'timeWindows'>,
): ShopError | null => {
  if (deliveryDate === null) return null
  const offered = windowsFor(timeWindows, isDelivery).map(windowText)
  if (timeWindow === undefined)
    return offered.length > 0 ? invalidField('timeWindow', placing.windowMissing) : null
  return offered.includes(timeWindow) ? null : refusedField('stale', 'timeWindow', placing.windowGone)
}
