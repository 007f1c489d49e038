import type { OrderEvent } from '@dimsum/contract/orders'
import { type Db, inTransaction } from '../../../platform/db/connection.ts'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import { announce } from '../../../platform/live/announce.ts'
import { insertOrderEvent, lockOrderRow, markLabelPrinted } from './order-events.queries.ts'
import { presentEvent } from './present-event.ts'

type Parts = { db: Db }

/** Writes what the shop's staff has to remember about an order. Customers never see it. */
export const addOrderNote = (parts: Parts, actor: string, id: number, note: string): Promise<OrderEvent> =>
  record(parts, { orderId: id, actor, kind: 'note', text: note })

/** Writes that the owner opened a ready WhatsApp text, or printed the label: nothing is sent or stuck on twice. */
export const recordOrderAct = (
  parts: Parts,
  actor: string,
  id: number,
  act: 'whatsapp' | 'label',
): Promise<OrderEvent> => record(parts, { orderId: id, actor, kind: act })

const record = async (
  parts: Parts,
  event: { orderId: number; actor: string; kind: string; text?: string },
): Promise<OrderEvent> => {
  const stored = await inTransaction(parts.db, async (tx) => {
    if (!(await lockOrderRow(tx, event.orderId))) throw new ShopError('not-found')
    if (event.kind === 'label') await markLabelPrinted(tx, event.orderId)
    return insertOrderEvent(tx, event)
  })
  announce(parts)
  return presentEvent(stored)
}
