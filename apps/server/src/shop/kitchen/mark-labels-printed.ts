import { type MarkLabelsPrinted, PrintedFacts, type PrintedLabels } from '@dimsum/contract/kitchen'
import { isCancelled } from '@dimsum/domain/order-status'
import { kitchenRefusals } from '@dimsum/words/server/kitchen'
import { actorOf } from '../../platform/audit/actor.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import type { Admin } from '../../platform/http/access/admin.ts'
import { hiddenFrom, withoutHidden } from '../../platform/http/access/hidden-fields.ts'
import { announce } from '../../platform/live/announce.ts'
import { findOrder } from '../orders/read/orders.queries.ts'
import { presentAdminOrder } from '../orders/read/present-order.ts'
import { insertOrderEvent, lockOrderRow, markLabelPrinted } from '../orders/timeline/order-events.queries.ts'

/**
 * Records that labels were printed, so that none is printed twice. A label whose order changed or was cancelled
 * since it was shown is not recorded. Rows are locked by id, so two batches do not deadlock.
 * @throws ShopError `not-found` when one of the orders does not exist, `stale` when all of them changed; then none is
 * recorded
 */
export const markLabelsPrinted = async (
  parts: { db: Db },
  admin: Admin,
  { orderIds, printed = [] }: MarkLabelsPrinted,
): Promise<PrintedLabels> => {
  const ids = [...new Set(orderIds)].sort((a, b) => a - b)
  const data = ids.length > 1 ? { batch: true } : {}
  const { at, changed } = await inTransaction(parts.db, async (tx) => {
    const changed: number[] = []
    let at: Date | undefined
    for (const orderId of ids) {
      if (!(await lockOrderRow(tx, orderId))) throw new ShopError('not-found')
      const facts = printed.find(({ id }) => id === orderId)
      if (facts && !(await isStillTrue(tx, facts, admin))) {
        changed.push(orderId)
        continue
      }
      at = await markLabelPrinted(tx, orderId)
      await insertOrderEvent(tx, { orderId, actor: actorOf(admin), kind: 'label', data })
    }
    if (!at) throw new ShopError('stale', kitchenRefusals.labelsChanged(ids.length))
    return { at, changed }
  })
  announce(parts)
  return { labelPrintedAt: at.toISOString(), ...(changed.length > 0 && { changed }) }
}

/** Whether the same person would read the same label now. */
const isStillTrue = async (tx: Tx, printed: PrintedFacts, { role }: Admin): Promise<boolean> => {
  const order = await findOrder(tx, printed.id)
  if (!order || isCancelled(order.status)) return false
  const shown = presentAdminOrder(order)
  const hidden = hiddenFrom[role]
  const now = PrintedFacts.parse(hidden ? withoutHidden(shown, hidden) : shown)
  return JSON.stringify(now) === JSON.stringify(printed)
}
