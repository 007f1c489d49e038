import { wibDay } from '@dimsum/domain/wib-date'
import { nameOfPackage } from '@dimsum/words/menu'
import { orderRefusals } from '@dimsum/words/server/desk'
import type { Tx } from '../../../platform/db/connection.ts'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import { type KitchenDayRow, moveKitchenPieces } from '../../kitchen-days/kitchen-days.queries.ts'
import { assertRoom, assertWindowRoom } from '../../kitchen-days/window-room.ts'
import { findPackageObstacle } from '../../menu/package-limits.queries.ts'
import { saleError } from '../../menu/sale-refusal.ts'
import type { ShopRules } from '../../settings/shop-rules.ts'
import {
  listPackageStock,
  movePackageStock,
  type OrderState,
  type PackageStock,
} from './order-status.queries.ts'

/**
 * Releases and takes an order's goods, stock and capacity, on its way into and out of cancelled. The caller has locked
 * the rows. `order_items.holds_stock` and `orders.holds_capacity` record what is reserved, so nothing is counted twice.
 */

/** Returns the packages of every line to stock, and the pieces to the day's capacity. */
export const giveGoodsBack = async (tx: Tx, id: number, order: OrderState, actor: string): Promise<void> => {
  for (const stock of await listPackageStock(tx, id)) {
    if (stock.holdsStock) await movePackageStock(tx, id, stock, 'give-back', actor)
  }
  if (order.holdsCapacity && order.deliveryDate !== null) {
    await moveKitchenPieces(tx, order.deliveryDate, -order.pieces)
  }
}

/**
 * Takes them again by the rules for new orders: packages within their limits, enough active stock, an open kitchen day
 * with capacity.
 * @throws ShopError `out-of-stock` or `conflict`, naming what is missing
 */
export const takeGoodsAgain = async (
  tx: Tx,
  id: number,
  order: OrderState,
  day: KitchenDayRow | null,
  { now, actor, rules }: { now: Date; actor: string; rules: ShopRules },
): Promise<void> => {
  const isAhead = order.deliveryDate === null || order.deliveryDate >= wibDay(now)
  const obstacle = isAhead ? await findPackageObstacle(tx, id, order.deliveryDate, true) : null
  if (obstacle) throw saleError(obstacle, rules.menu, order.deliveryDate)
  for (const stock of await listPackageStock(tx, id)) {
    if (stock.holdsStock) continue
    assertInStock(stock)
    await movePackageStock(tx, id, stock, 'take', actor)
  }
  if (order.deliveryDate === null || day === null || order.holdsCapacity) return
  // A past day is not cooked for, so its capacity cannot be exceeded any more.
  if (order.deliveryDate >= wibDay(now)) {
    assertRoom(order.deliveryDate, order.pieces, day, rules)
    await assertWindowRoom(
      tx,
      { day: order.deliveryDate, window: order.timeWindow, pieces: order.pieces },
      rules,
    )
  }
  await moveKitchenPieces(tx, order.deliveryDate, order.pieces)
}

const assertInStock = ({ quantity, currentStock, isActive, ...line }: PackageStock): void => {
  if (isActive && currentStock >= quantity) return
  throw new ShopError(
    'out-of-stock',
    isActive
      ? orderRefusals.restockFirst(nameOfPackage(line), quantity, currentStock)
      : orderRefusals.activateFirst(nameOfPackage(line)),
    { details: String(isActive ? currentStock : 0) },
  )
}
