import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { announce } from '../../platform/live/announce.ts'
import { insertOrderEvent, lockOrderRow, markLabelPrinted } from '../orders/timeline/order-events.queries.ts'

/**
 * Remembers that a batch of labels went to the printer, so that none is stuck on twice. Rows are locked by id, so two
 * batches do not wait for each other in a circle.
 * @throws ShopError `not-found` when one of the orders does not exist; then none is marked
 */
export const markLabelsPrinted = async (
  parts: { db: Db },
  actor: string,
  orderIds: readonly number[],
): Promise<{ labelPrintedAt: string }> => {
  const printedAt = await inTransaction(parts.db, async (tx) => {
    let at: Date | undefined
    for (const orderId of [...new Set(orderIds)].sort((a, b) => a - b)) {
      if (!(await lockOrderRow(tx, orderId))) throw new ShopError('not-found')
      at = await markLabelPrinted(tx, orderId)
      await insertOrderEvent(tx, { orderId, actor, kind: 'label', data: { batch: true } })
    }
    if (!at) throw new ShopError('not-found')
    return at
  })
  announce(parts)
  return { labelPrintedAt: printedAt.toISOString() }
}
