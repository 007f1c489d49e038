import type { ScheduleOrder } from '@dimsum/contract/kitchen'
import type { AdminOrder } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { wibDay } from '@dimsum/domain/wib-date'
import { kitchenRefusals } from '@dimsum/words/server/kitchen'
import type { Db } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { invalidField, orNotFound, refusedField, type ShopError } from '../../platform/errors/shop-error.ts'
import { deliveryDayRefusal } from '../kitchen-days/delivery-day.ts'
import type { Alongside } from '../orders/change/change-order-status.ts'
import { assertEditable, runOrderEdit } from '../orders/change/edit-order.ts'
import {
  checkMove,
  lockWithGoods,
  type OrderState,
  updateOrder,
} from '../orders/change/order-status.queries.ts'
import { windowRefusal } from '../orders/place/time-window.ts'
import { findOrder } from '../orders/read/orders.queries.ts'
import { presentAdminOrder } from '../orders/read/present-order.ts'
import { insertOrderEvent } from '../orders/timeline/order-events.queries.ts'
import { rulesFor, type ShopRules, typesOf, usualCapacity } from '../settings/shop-rules.ts'

type Parts = { db: Db; now: () => Date }

/**
 * Sets, changes or removes an order's day; its pieces move along. The rules for new orders apply unless
 * `overrideKitchen` is set.
 * @throws ShopError `not-found`; `validation` for a past day; `conflict` for a day or time that a new order could not
 * have, for no day where a package needs one, and for a finished order; `stale` when the order is not what the screen
 * showed
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
  return runOrderEdit(parts, ['orders', 'kitchen_days'], rules, async (tx) => {
    const order = orNotFound(await lockWithGoods(tx, id, to))
    if (order === 'overtaken') return order
    await alongside?.(tx, order)
    assertEditable({ id, status: order.status })
    assertExpected(
      { day: order.deliveryDate, timeWindow: order.timeWindow },
      expected,
      kitchenRefusals.orderMoved(formatOrderId(id)),
    )
    const window = to === null ? null : timeWindow === undefined ? order.timeWindow : timeWindow
    if (order.deliveryDate !== to || order.timeWindow !== window) {
      if (!overrideKitchen) {
        await checkMove(tx, id, to, window, usualCapacity(rules, to))
        if (order.deliveryDate !== to) {
          const { items, pieces } = orNotFound(await findOrder(tx, id))
          const reaching = rulesFor(rules, typesOf(items))
          assertOffered(await deliveryDayRefusal({ db: tx, now: parts.now }, to, pieces, reaching), 'day')
        }
        // A customer changes only the day: the agreed time stays.
        if (!alongside) assertOffered(windowRefusal(asPlaced(order, to, window), rules), 'timeWindow')
      }
      await updateOrder(tx, id, { deliveryDate: to, timeWindow: window })
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

const asPlaced = ({ isDelivery }: OrderState, deliveryDate: string | null, window: string | null) => ({
  deliveryDate,
  isDelivery,
  ...(window !== null && { timeWindow: window }),
})

/** Permanent refusals of a new order, which the owner may override. */
const assertOffered = (refusal: ShopError | null, path: 'day' | 'timeWindow'): void => {
  if (refusal) throw refusedField('conflict', path, refusal.userMessage)
}
