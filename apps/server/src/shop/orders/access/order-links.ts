import { type OrderLinkPurpose, orderLinkPath } from '@dimsum/contract/order-links'
import { hashOf, newToken } from '../../../platform/config/secret-token.ts'
import { type Db, inTransaction } from '../../../platform/db/connection.ts'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import { announce } from '../../../platform/live/announce.ts'
import { insertOrderEvent, lockOrderRow } from '../timeline/order-events.queries.ts'
import { deleteOrderLinks, insertOrderLink } from './order-access.queries.ts'

/**
 * Makes a private link that the owner sends by WhatsApp; it opens the order for whoever has it, for 30 days. The key
 * exists in the answer only: the database has its SHA-256.
 * @param origin the shop's address as the customer knows it
 * @returns the whole link
 */
export const makeOrderLink = async (
  parts: { db: Db },
  actor: string,
  id: number,
  purpose: OrderLinkPurpose,
  origin: string,
): Promise<string> => {
  const key = newToken()
  await inTransaction(parts.db, async (tx) => {
    if (!(await lockOrderRow(tx, id))) throw new ShopError('not-found')
    await insertOrderLink(tx, hashOf(key), id, purpose)
    await insertOrderEvent(tx, { orderId: id, actor, kind: 'link', data: { purpose } })
  })
  announce(parts)
  return `${origin}${orderLinkPath(purpose, id, key)}`
}

/**
 * Revokes every private link of an order, one that went to a wrong number for example. Browsers that it let in are
 * strangers again; the browser that placed the order and those that gave its phone stay.
 * @throws ShopError `not-found`
 */
export const revokeOrderLinks = async (parts: { db: Db }, actor: string, id: number): Promise<void> => {
  await inTransaction(parts.db, async (tx) => {
    if (!(await lockOrderRow(tx, id))) throw new ShopError('not-found')
    if ((await deleteOrderLinks(tx, id)) === 0) return
    await insertOrderEvent(tx, { orderId: id, actor, kind: 'link', data: { purpose: 'revoked' } })
  })
  announce(parts)
}
