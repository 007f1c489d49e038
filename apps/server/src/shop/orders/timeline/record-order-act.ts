import type { OrderEvent } from '@dimsum/contract/orders'
import { type Db, inTransaction } from '../../../platform/db/connection.ts'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import { announce } from '../../../platform/live/announce.ts'
import { insertOrderEvent, lockOrderRow, markLabelPrinted } from './order-events.queries.ts'
import { presentEvent } from './present-event.ts'

/**
 * Records a note of the staff, which customers never see, or that the owner opened a prepared WhatsApp text or printed
 * the label, so that nothing is sent or printed twice.
 * @throws ShopError `not-found`
 */
export const recordOrderAct = async (
  parts: { db: Db },
  event: { orderId: number; actor: string; kind: 'note' | 'whatsapp' | 'label'; text?: string },
): Promise<OrderEvent> => {
  const stored = await inTransaction(parts.db, async (tx) => {
    if (!(await lockOrderRow(tx, event.orderId))) throw new ShopError('not-found')
    if (event.kind === 'label') await markLabelPrinted(tx, event.orderId)
    return insertOrderEvent(tx, event)
  })
  announce(parts)
  return presentEvent(stored)
}
