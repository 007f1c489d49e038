import type { AdminOrder, ChangeOrderStatus } from '@dimsum/contract/orders'
import { waitsForConfirmation } from '@dimsum/domain/cook-sheet'
import { isCancelled, type OrderStatus, releasesStock, takesStock } from '@dimsum/domain/order-status'
import { wibDay } from '@dimsum/domain/wib-date'
import { orderRefusals } from '@dimsum/words/server/desk'
import type { Db, Tx } from '../../../platform/db/connection.ts'
import { orNotFound, ShopError } from '../../../platform/errors/shop-error.ts'
import { followMoney } from '../../attention/money-attention.ts'
import { nameIn } from '../../menu/sale-refusal.ts'
import { type ShopRules, usualCapacity } from '../../settings/shop-rules.ts'
import { refusalIn } from '../place/place-order.queries.ts'
import { findOrder } from '../read/orders.queries.ts'
import { presentAdminOrder } from '../read/present-order.ts'
import { insertOrderEvent } from '../timeline/order-events.queries.ts'
import { type EditParts, runOrderEdit } from './edit-order.ts'
import {
  checkMove,
  findOrderState,
  hasOwnersWord,
  lockOrderState,
  lockWithGoods,
  moveStock,
  type OrderState,
  updateOrder,
} from './order-status.queries.ts'

/**
 * Further work in the transaction of a change, with the order locked and before its status changes; a refusal rolls
 * back both.
 */
export type Alongside = (tx: Tx, order: OrderState) => Promise<void>

/** A change by the owner or by the shop itself; with `onlyUnpaid`, an order that was paid meanwhile is `stale`. */
type Change = ChangeOrderStatus & { onlyUnpaid?: boolean; alongside?: Alongside }

/**
 * Moves an order to any status (product.md section 4). The owner's last decision takes precedence: a later change by
 * the shop itself (`system`) is `stale`. The first move into cancelled releases stock and capacity, leaving cancelled
 * takes them again; the timeline records actor, both statuses and reason. Moving to the current status changes nothing,
 * except the reason of a cancellation.
 * @throws ShopError `not-found`; `stale` with the status in `details` when it is not `expectedStatus`; `out-of-stock`
 * or `conflict` when a cancelled order cannot get its goods again
 */
export const changeOrderStatus = (
  parts: EditParts,
  actor: string,
  id: number,
  change: Change,
  rules: ShopRules,
): Promise<AdminOrder> =>
  runOrderEdit(parts, ['orders'], rules, async (tx) => {
    // Only cancelling and reopening move goods, which are locked before the order.
    const seen = orNotFound(await findOrderState(tx, id))
    const locksGoods = isCancelled(change.status) || isCancelled(seen.status)
    const order = orNotFound(await (locksGoods ? lockWithGoods(tx, id) : lockOrderState(tx, id)))
    if (order === 'overtaken') return order
    assertExpected(order, change)
    if (actor === 'system' && (await hasOwnersWord(tx, id))) throw new ShopError('stale')
    if (takesStock(order.status, change.status) && !locksGoods) return 'overtaken'
    await change.alongside?.(tx, order)
    const changesReason =
      isCancelled(change.status) && Boolean(change.reason) && change.reason !== order.cancelReason
    if (order.status !== change.status || changesReason)
      await move(tx, parts, { actor, id, order, change, rules })
    return presentAdminOrder(orNotFound(await findOrder(tx, id)))
  })

const assertExpected = (order: OrderState, { expectedStatus, onlyUnpaid }: Change): void => {
  if (onlyUnpaid && order.isPaid) throw new ShopError('stale')
  if (expectedStatus === undefined || expectedStatus === order.status) return
  throw new ShopError('stale', orderRefusals.isNow(order.status), { details: order.status })
}

type Move = {
  actor: string
  id: number
  order: OrderState
  change: ChangeOrderStatus
  rules: ShopRules
}

const move = async (
  tx: Tx,
  { now, orderPayments }: EditParts,
  { actor, id, order, change, rules }: Move,
): Promise<void> => {
  const { status: to, reason } = change
  const { status: from } = order
  if (releasesStock(from, to)) {
    await moveStock(tx, id, 'give-back', actor)
    // Open payments are ended at the provider.
    await orderPayments.endSoon(tx, id)
  }
  if (takesStock(from, to)) {
    const { deliveryDate: day, timeWindow: window } = order
    // A past day is not cooked for, so its limits cannot be exceeded any more.
    if (day === null || day >= wibDay(now())) await checkMove(tx, id, day, window, usualCapacity(rules, day))
    await moveStock(tx, id, 'take', actor).catch((error: unknown) => {
      throw stockError(error, rules)
    })
  }
  const cancelReason = isCancelled(to) ? reason || order.cancelReason : null
  // An order that is active again owes its goods for all of its money.
  const kept = isCancelled(to) ? {} : { kept: null }
  await updateOrder(tx, id, { status: to, cancelReason, ...kept })
  await insertOrderEvent(tx, {
    orderId: id,
    actor,
    kind: 'status',
    data: { from, to },
    text: reason,
  })
  await followMoney(tx, id, actor, 'cancelled-after-paid')
}

/** What a cancelled order is missing. */
const stockError = (error: unknown, { menu }: ShopRules): unknown => {
  const refusal = refusalIn(error)
  if (refusal?.reason !== 'sold-out' && refusal?.reason !== 'not-sold') return error
  const { needed, left } = refusal
  const name = nameIn(menu, refusal)
  const message =
    refusal.reason === 'sold-out'
      ? orderRefusals.restockFirst(name, needed, left)
      : orderRefusals.activateFirst(name)
  return new ShopError('out-of-stock', message, { details: String(left) })
}

/**
 * Checks the status changes of the kitchen role: between confirmed and delivered, in both directions. Confirming an
 * unpaid order and cancelling need contact with the customer.
 * @returns the current status, which the change must expect
 * @throws ShopError `not-found`, `forbidden`
 */
export const assertKitchenMove = async (db: Db, id: number, to: OrderStatus): Promise<OrderStatus> => {
  const order = orNotFound(await findOrder(db, id))
  const { status: from, isPaid } = order
  const isCookedFor = (status: OrderStatus) =>
    !isCancelled(status) && !waitsForConfirmation({ status, isPaid })
  if (!isCookedFor(from) || !isCookedFor(to)) throw new ShopError('forbidden')
  return from
}
