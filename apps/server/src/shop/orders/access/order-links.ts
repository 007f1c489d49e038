import { type OrderLinkPurpose, orderLinkPath } from '@dimsum/contract/order-links'
import { hashOf, newToken } from '../../../platform/config/secret-token.ts'
import { type Db, inTransaction } from '../../../platform/db/connection.ts'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import { announce } from '../../../platform/live/announce.ts'
import { insertOrderEvent, lockOrderRow } from '../timeline/order-events.queries.ts'
import { deleteOrderLinks, insertOrderLink } from './order-access.queries.ts'

/**
 * Creates a private link that the owner sends by WhatsApp; anyone with it has access to the order for 30 days. Only the
 * response contains the key: the database stores its SHA-256.
 * @param origin the shop's origin as the customer knows it
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
 * Revokes all private links of an order, for example one that was sent to a wrong number. Browsers that used them lose
 * access; the browser that placed the order and those that gave its phone keep it.
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
