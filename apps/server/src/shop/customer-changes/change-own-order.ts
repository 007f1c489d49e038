import type { ChangeOwnOrder } from '@dimsum/contract/customer-changes'
import type { Order } from '@dimsum/contract/orders'
import { settingsChanged } from '@dimsum/words/server/changed-elsewhere'
import type { Db } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { scheduleOrder } from '../kitchen/schedule-order.ts'
import { deliveryDayRefusal } from '../kitchen-days/delivery-day.ts'
import { findOrder, type StoredOrder } from '../orders/read/orders.queries.ts'
import { insertOrderEvent } from '../orders/timeline/order-events.queries.ts'
import type { ShopRules } from '../settings/shop-rules.ts'
import { assertOpen } from './assert-open.ts'
import { updateOwnFields } from './customer-changes.queries.ts'
import { ownOrder } from './own-order.ts'

const ownFields = ['customerAddress', 'notes', 'deliveryDate'] as const

/**
 * The holder changes address, notes or day of her order; its pieces move along, as when the owner moves it. The timeline says
 * which fields, never what stood in them.
 * @throws ShopError `conflict` when it is too late or the day is full; `validation` for a day that is not open; `stale`
 *   when the order is not what the screen showed
 */
export const changeOwnOrder = async (
  parts: { db: Db; now: () => Date },
  actor: string,
  id: number,
  change: ChangeOwnOrder,
  { rules, clock }: { rules: ShopRules; clock: string | null },
): Promise<Order> => {
  const check = (order: StoredOrder | undefined): StoredOrder => {
    if (!order) throw new ShopError('not-found')
    assertOpen(order, { now: parts.now(), clock })
    const { customerAddress, notes, deliveryDate } = order
    assertExpected({ customerAddress, notes, deliveryDate }, change.expected, settingsChanged)
    return order
  }
  const seen = check(await findOrder(parts.db, id))
  const day = change.deliveryDate ?? seen.deliveryDate
  if (day !== seen.deliveryDate) {
    const refusal = await deliveryDayRefusal(parts, day, seen.pieces, rules)
    if (refusal) throw refusal
  }
  await scheduleOrder(parts, actor, id, { day, overrideKitchen: false }, rules, async (tx) => {
    const order = check(await findOrder(tx, id))
    const wanted = {
      customerAddress: change.customerAddress ?? order.customerAddress,
      notes: change.notes === undefined ? order.notes : change.notes || null,
      deliveryDate: day,
    }
    const fields = ownFields.filter((field) => wanted[field] !== order[field])
    if (fields.length === 0) return
    await updateOwnFields(tx, id, wanted)
    await insertOrderEvent(tx, { orderId: id, actor, kind: 'details', data: { fields } })
  })
  return ownOrder(parts.db, id)
}
