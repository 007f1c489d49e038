import { formatOrderId } from '@dimsum/domain/order-number'
import { isCancelled, isFinal } from '@dimsum/domain/order-status'
import { kitchenRefusals } from '@dimsum/words/server/kitchen'
import { type Db, inTransaction, type Tx } from '../../../platform/db/connection.ts'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import { followMoney } from '../../attention/money-attention.ts'
import type { OrderPayments } from '../../order-payments.ts'
import type { StoredOrder } from '../read/orders.queries.ts'
import { insertOrderEvent } from '../timeline/order-events.queries.ts'

/** What a change of an order needs; `orderPayments` ends its open payments. */
export type EditParts = { db: Db; now: () => Date; orderPayments: Pick<OrderPayments, 'endSoon'> }

/** Max tries of an edit whose order was changed concurrently in a way that the edit does not depend on. */
const attempts = 5

/**
 * Runs an edit in a transaction, and again while it returns `overtaken`.
 * @throws ShopError `stale` when every try was overtaken
 */
export const retryOvertaken = async <Edited>(
  db: Db,
  edit: (tx: Tx) => Promise<Edited | 'overtaken'>,
): Promise<Edited> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const edited = await inTransaction(db, edit)
    if (edited !== 'overtaken') return edited
  }
  throw new ShopError('stale')
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
  orderPayments: EditParts['orderPayments'],
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
