import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/connection.ts'
import { orderAccess, orderEvents, orderLinks, orders } from '../../../platform/db/tables/orders.ts'
import { pushSubscriptions } from '../../../platform/db/tables/outbox.ts'

/** The normalised phone of an order; '' once its personal data is erased, undefined when there is no such order. */
export const findOrderPhone = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.select({ phoneKey: orders.phoneKey }).from(orders).where(eq(orders.id, id)))[0]?.phoneKey

/** Whether this key belongs to a valid tracking link of the order. */
export const isTrackLink = async (db: Db, keyHash: Buffer, orderId: number): Promise<boolean> =>
  (await db.$count(
    orderLinks,
    and(
      eq(orderLinks.keyHash, keyHash),
      eq(orderLinks.orderId, orderId),
      eq(orderLinks.purpose, 'track'),
      gt(orderLinks.expiresAt, sql`now()`),
    ),
  )) > 0

export type Grant = {
  orderId: number
  via: 'phone' | 'link'
  /** The browser's cookie, and the new one that it gets if that one is unknown. */
  cookieHash: Buffer | null
  tokenHash: Buffer
}

/**
 * Gives a browser access to the order for 12 hours; an existing longer right is not shortened. A new right is recorded
 * in the timeline. The browser's cookie is kept only if it already has a right: a planted value is never adopted.
 */
export const grantAccess = async (db: Db, grant: Grant): Promise<{ keepsCookie: boolean }> => {
  const { orderId, via, cookieHash, tokenHash } = grant
  const { rows } = await db.execute<{ keeps_cookie: boolean }>(sql`
    with holder as (
      select coalesce(
        (select a.token_hash from ${orderAccess} a where a.token_hash = ${cookieHash}::bytea and a.expires_at > now() limit 1),
        ${tokenHash}::bytea
      ) as token_hash
    ), granted as (
      insert into ${orderAccess} as a (token_hash, order_id, via, expires_at)
      select token_hash, ${orderId}, ${via}, now() + interval '12 hours' from holder
      on conflict (token_hash, order_id) do update set expires_at = greatest(a.expires_at, excluded.expires_at)
      returning token_hash, xmax = 0 as is_new
    ), noted as (
      insert into ${orderEvents} (order_id, actor, kind, data)
      select ${orderId}, 'customer', 'access', jsonb_build_object('via', ${via}::text) from granted where is_new
    )
    select token_hash is not distinct from ${cookieHash}::bytea as keeps_cookie from granted`)
  return { keepsCookie: rows[0]?.keeps_cookie ?? false }
}

/** Stores a private link by the hash of its key, valid 30 days by the database's clock. */
export const insertOrderLink = async (
  tx: Tx,
  keyHash: Buffer,
  orderId: number,
  purpose: 'track' | 'review',
): Promise<void> => {
  await tx
    .insert(orderLinks)
    .values({ keyHash, orderId, purpose, expiresAt: sql`now() + interval '30 days'` })
}

/**
 * Deletes the order's private links and what they granted: access rights, and push subscriptions, which do not record
 * how their browser got access.
 * @returns the number of links
 */
export const deleteOrderLinks = async (tx: Tx, orderId: number): Promise<number> => {
  const { rowCount } = await tx.delete(orderLinks).where(eq(orderLinks.orderId, orderId))
  await tx.delete(orderAccess).where(and(eq(orderAccess.orderId, orderId), eq(orderAccess.via, 'link')))
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.orderId, orderId))
  return rowCount ?? 0
}

/** Which access rights of these browsers are still valid, by the database's clock. */
export const listLiveRights = (db: Db, hashes: Buffer[]): Promise<{ hash: Buffer; orderId: number }[]> =>
  db
    .select({ hash: orderAccess.tokenHash, orderId: orderAccess.orderId })
    .from(orderAccess)
    .where(and(inArray(orderAccess.tokenHash, hashes), gt(orderAccess.expiresAt, sql`now()`)))
