import type { AdminOrder } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isCancelled, isFinal } from '@dimsum/domain/order-status'
import { kitchenRefusals } from '@dimsum/words/server/kitchen'
import { type Db, inTransaction, type Tx } from '../../../platform/db/connection.ts'
import { refusedField, ShopError } from '../../../platform/errors/shop-error.ts'
import { announce } from '../../../platform/live/announce.ts'
import { followMoney } from '../../attention/money-attention.ts'
import type { OrderPayments } from '../../order-payments.ts'
import type { ShopRules } from '../../settings/shop-rules.ts'
import { type PlacementRefusal, refusalIn } from '../place/place-order.queries.ts'
import { placementError } from '../place/placement-refusal.ts'
import type { StoredOrder } from '../read/orders.queries.ts'
import { insertOrderEvent } from '../timeline/order-events.queries.ts'

/** What a change of an order needs; `orderPayments` ends its open payments. */
export type EditParts = { db: Db; now: () => Date; orderPayments: Pick<OrderPayments, 'endSoon'> }

/** Max tries of an edit whose order was changed concurrently in a way that the edit does not depend on. */
const attempts = 5

/**
 * Runs an edit of an order in a transaction, and again while it returns `overtaken`, then notifies open screens.
 * @param topics what the edit changes (`announce`)
 * @throws ShopError `stale` when every try was overtaken; `out-of-stock` and `conflict` when the database refused it
 */
export const runOrderEdit = async (
  parts: { db: Db },
  topics: readonly string[],
  { menu }: Pick<ShopRules, 'menu'>,
  edit: (tx: Tx) => Promise<AdminOrder | 'overtaken'>,
): Promise<AdminOrder> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const edited = await inTransaction(parts.db, edit).catch((error: unknown) => {
      const refusal = refusalIn(error)
      throw refusal ? editRefusal(refusal, menu) : error
    })
    if (edited === 'overtaken') continue
    for (const topic of topics) announce(parts, topic)
    return edited
  }
  throw new ShopError('stale')
}

/** The owner learns how much is left on the order's day; everything else is refused as when an order is placed. */
const editRefusal = (refusal: PlacementRefusal, menu: ShopRules['menu']): Error => {
  const { reason } = refusal
  if (reason === 'date-closed')
    return refusedField('conflict', 'deliveryDate', kitchenRefusals.dayClosed(refusal.day), '0')
  if (reason === 'date-full') {
    const message = kitchenRefusals.dayTooFull(refusal.day, refusal.left, refusal.pieces)
    return refusedField('conflict', 'deliveryDate', message, String(refusal.left))
  }
  if (reason === 'window-full' && refusal.left === 0)
    return refusedField('conflict', 'timeWindow', kitchenRefusals.windowFull(refusal.day, refusal.window))
  return placementError(refusal, menu, null)
}

/** @throws ShopError `conflict` for an order that is cancelled or handed over */
export const assertEditable = ({ id, status }: Pick<StoredOrder, 'id' | 'status'>): void => {
  const number = formatOrderId(id)
  if (isCancelled(status)) throw new ShopError('conflict', kitchenRefusals.cancelled(number))
  if (isFinal(status)) throw new ShopError('conflict', kitchenRefusals.handedOver(number))
}

/**
 * Follows up when the owner changed an order's total. The timeline says whether it is paid now, open payments of another
 * amount end at the provider, and «Perlu perhatian» is brought up to date.
 */
export const followTotal = async (
  tx: Tx,
  { orderPayments }: Pick<EditParts, 'orderPayments'>,
  actor: string,
  before: StoredOrder,
  after: StoredOrder,
): Promise<void> => {
  if (after.isPaid !== before.isPaid)
    await insertOrderEvent(tx, {
      orderId: after.id,
      actor,
      kind: after.isPaid ? 'paid' : 'unpaid',
      data: after.isPaid ? { method: after.paymentMethod } : {},
    })
  await orderPayments.endSoon(tx, after.id)
  await followMoney(tx, after.id, actor)
}
