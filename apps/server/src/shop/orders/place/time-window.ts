import type { PlaceOrder } from '@dimsum/contract/place-order'
import { windowsFor, windowText } from '@dimsum/domain/time-windows'
import { placing } from '@dimsum/words/server/placing'
import type { Db } from '../../../platform/db/connection.ts'
import { invalidField, refusedField, type ShopError } from '../../../platform/errors/shop-error.ts'
import { windowObstacle } from '../../kitchen-days/window-room.ts'
import type { ShopRules } from '../../settings/shop-rules.ts'

type Asked = Pick<PlaceOrder, 'deliveryDate' | 'isDelivery' | 'timeWindow'>

/**
 * Why an order cannot have the time it asks for: none chosen for its day where the shop lists some, or one that is not, or no
 * longer, listed. Whether the time has room the database decides with the order.
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

/** Why the time of an order the owner types in is full; she may go past it. */
export const fullWindowRefusal = async (
  db: Db,
  { deliveryDate, timeWindow }: Asked,
  pieces: number,
  rules: Pick<ShopRules, 'timeWindows'>,
): Promise<ShopError | null> => {
  if (deliveryDate === null || timeWindow === undefined) return null
  const message = await windowObstacle(db, { day: deliveryDate, window: timeWindow, pieces }, rules)
  return message && refusedField('conflict', 'timeWindow', message)
}
