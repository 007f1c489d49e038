import type { ChangeOwnOrder } from '@dimsum/contract/customer-changes'
import type { Order } from '@dimsum/contract/orders'
import { settingsChanged } from '@dimsum/words/server/changed-elsewhere'
import type { Db } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { scheduleOrder } from '../kitchen/schedule-order.ts'
import { deliveryDayRefusal } from '../kitchen-days/delivery-day.ts'
import { updateOrder } from '../orders/change/order-status.queries.ts'
import type { FormColumn } from '../orders/read/order-columns.ts'
import { findOrder, type StoredOrder } from '../orders/read/orders.queries.ts'
import { insertOrderEvent } from '../orders/timeline/order-events.queries.ts'
import { rulesFor, type ShopRules, typesOf } from '../settings/shop-rules.ts'
import { assertOpen, ownOrder } from './own-order.ts'

/** Every field of the order form: whether the holder can change it, and if not, why. */
const fieldsOfForm = {
  customerAddress: 'changed',
  notes: 'changed',
  deliveryDate: 'changed',
  timeWindow: 'not here: it belongs to a day of the shop; the owner agrees on another',
  isDelivery: 'not here: it changes the total',
  customerName: 'not here: an order is not handed on',
  customerPhone: 'not here: it proves who holds the order',
  customerEmail: 'not here: where messages go is a right of the order',
} as const satisfies Record<FormColumn, 'changed' | `not here: ${string}`>

type OwnField = {
  [Name in FormColumn]: (typeof fieldsOfForm)[Name] extends 'changed' ? Name : never
}[FormColumn]
const ownFields = (Object.keys(fieldsOfForm) as FormColumn[]).filter(
  (name): name is OwnField => fieldsOfForm[name] === 'changed',
)

/**
 * The holder changes address, notes or day of her order; capacity moves with it, as when the owner moves it. The
 * timeline records which fields changed, without values.
 * @throws ShopError `conflict` when it is too late or the day is full; `validation` for a day that is not open; `stale`
 * when the order is not what the screen showed
 */
export const changeOwnOrder = async (
  parts: { db: Db; now: () => Date },
  actor: string,
  id: number,
  change: ChangeOwnOrder,
  rules: ShopRules,
): Promise<Order> => {
  const check = (order: StoredOrder | undefined): StoredOrder => {
    if (!order) throw new ShopError('not-found')
    assertOpen(order, parts.now(), rules)
    const { customerAddress, notes, deliveryDate } = order
    assertExpected({ customerAddress, notes, deliveryDate }, change.expected, settingsChanged)
    return order
  }
  const seen = check(await findOrder(parts.db, id))
  const day = change.deliveryDate ?? seen.deliveryDate
  if (day !== seen.deliveryDate) {
    const refusal = await deliveryDayRefusal(parts, day, seen.pieces, rulesFor(rules, typesOf(seen.items)))
    if (refusal) throw refusal
  }
  await scheduleOrder(parts, actor, id, { day, overrideKitchen: false }, rules, async (tx) => {
    const order = check(await findOrder(tx, id))
    const wanted: Pick<StoredOrder, OwnField> = {
      customerAddress: change.customerAddress ?? order.customerAddress,
      notes: change.notes === undefined ? order.notes : change.notes || null,
      deliveryDate: day,
    }
    const fields = ownFields.filter((field) => wanted[field] !== order[field])
    if (fields.length === 0) return
    // `scheduleOrder` stores the day.
    const { deliveryDate: _, ...written } = wanted
    await updateOrder(tx, id, written)
    await insertOrderEvent(tx, { orderId: id, actor, kind: 'details', data: { fields } })
  })
  return ownOrder(parts.db, id)
}
