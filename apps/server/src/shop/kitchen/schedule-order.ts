import type { ScheduleOrder } from '@dimsum/contract/kitchen'
import type { AdminOrder } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { wibDay } from '@dimsum/domain/wib-date'
import { kitchenRefusals } from '@dimsum/words/server/kitchen'
import type { Db } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { invalidField, orNotFound, refusedField, type ShopError } from '../../platform/errors/shop-error.ts'
import { deliveryDayRefusal } from '../kitchen-days/delivery-day.ts'
import {
  type KitchenDayRow,
  lockKitchenDay,
  moveKitchenPieces,
} from '../kitchen-days/kitchen-days.queries.ts'
import { assertRoom, assertWindowRoom } from '../kitchen-days/window-room.ts'
import { findPackageObstacle, lockPackagesOf } from '../menu/package-limits.queries.ts'
import { saleError } from '../menu/sale-refusal.ts'
import type { Alongside } from '../orders/change/change-order-status.ts'
import { assertEditable, runOrderEdit } from '../orders/change/edit-order.ts'
import {
  findOrderState,
  lockOrderState,
  type OrderState,
  updateOrder,
} from '../orders/change/order-status.queries.ts'
import { windowRefusal } from '../orders/place/time-window.ts'
import { findOrder } from '../orders/read/orders.queries.ts'
import { presentAdminOrder } from '../orders/read/present-order.ts'
import { insertOrderEvent } from '../orders/timeline/order-events.queries.ts'
import { rulesFor, type ShopRules, typesOf } from '../settings/shop-rules.ts'

type Parts = { db: Db; now: () => Date }

/**
 * Sets, changes or removes an order's day; its pieces move along. The rules for new orders apply unless
 * `overrideKitchen` is set.
 * @throws ShopError `not-found`; `validation` for a past day; `conflict` for a day or time that a new order could not
 * have, and for a finished order; `stale` when the order is not what the screen showed
 */
export const scheduleOrder = async (
  parts: Parts,
  actor: string,
  id: number,
  { day: to, timeWindow, overrideKitchen, expected = {} }: ScheduleOrder,
  rules: ShopRules,
  alongside?: Alongside,
): Promise<AdminOrder> => {
  if (to !== null && to < wibDay(parts.now())) throw invalidField('day', kitchenRefusals.dayIsOver(to))
  return runOrderEdit(parts, ['orders', 'kitchen_days'], async (tx) => {
    // Locks packages, then days, the earlier day first, then the order, like `place_order`.
    const seen = orNotFound(await findOrderState(tx, id))
    if (seen.deliveryDate !== to) await lockPackagesOf(tx, id)
    const days = new Map<string, KitchenDayRow>()
    const wanted = new Set([seen.deliveryDate, to].filter((day) => day !== null))
    for (const day of [...wanted].sort()) days.set(day, await lockKitchenDay(tx, day))
    const order = orNotFound(await lockOrderState(tx, id))
    if (order.deliveryDate !== seen.deliveryDate) return 'overtaken'
    await alongside?.(tx, order)
    assertEditable({ id, status: order.status })
    assertExpected(
      { day: order.deliveryDate, timeWindow: order.timeWindow },
      expected,
      kitchenRefusals.orderMoved(formatOrderId(id)),
    )
    const window = to === null ? null : timeWindow === undefined ? order.timeWindow : timeWindow
    const changesDay = order.deliveryDate !== to
    if (changesDay || order.timeWindow !== window) {
      const day = to === null ? undefined : days.get(to)
      if (to !== null && day && !overrideKitchen) {
        if (changesDay) {
          const obstacle = await findPackageObstacle(tx, id, to, false)
          if (obstacle) throw saleError(obstacle, rules.menu, to)
          assertRoom(to, order.pieces, day, rules)
          const reaching = rulesFor(rules, typesOf((await findOrder(tx, id))?.items ?? []))
          await assertOffered(
            deliveryDayRefusal({ db: tx, now: parts.now }, to, order.pieces, reaching),
            'day',
          )
        }
        await assertWindowRoom(tx, { day: to, window, pieces: order.pieces }, rules)
        // A customer changes only the day: the agreed time stays.
        if (!alongside) await assertOffered(windowRefusal(asPlaced(order, to, window), rules), 'timeWindow')
      }
      if (order.holdsCapacity && order.deliveryDate !== null) {
        await moveKitchenPieces(tx, order.deliveryDate, -order.pieces)
      }
      if (to !== null) await moveKitchenPieces(tx, to, order.pieces)
      await updateOrder(tx, id, { deliveryDate: to, timeWindow: window, holdsCapacity: to !== null })
      await insertOrderEvent(tx, {
        orderId: id,
        actor,
        kind: 'delivery-day',
        data: { from: order.deliveryDate, to, ...(order.timeWindow !== window && { window }) },
      })
    }
    return presentAdminOrder(orNotFound(await findOrder(tx, id)))
  })
}

const asPlaced = ({ isDelivery }: OrderState, deliveryDate: string, window: string | null) => ({
  deliveryDate,
  isDelivery,
  ...(window !== null && { timeWindow: window }),
})

/** Permanent refusals of a new order, which the owner may override. */
const assertOffered = async (
  refusal: Promise<ShopError | null> | ShopError | null,
  path: 'day' | 'timeWindow',
): Promise<void> => {
  const found = await refusal
  if (found) throw refusedField('conflict', path, found.userMessage)
}
