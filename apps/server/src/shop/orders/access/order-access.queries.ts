import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/connection.ts'
import { orderAccess, orderEvents, orderLinks, orders } from '../../../platform/db/tables/orders.ts'
import { pushSubscriptions } from '../../../platform/db/tables/outbox.ts'
import { attentionItems } from '../../../platform/db/tables/payments.ts'

/** The normalised phone of an order; '' once its personal data is gone, undefined when there is no such order. */
export const findOrderPhone = async (db: Db, id: number): Promise<string | undefined> => {
  const [found] = await db.select({ phoneKey: orders.phoneKey }).from(orders).where(eq(orders.id, id))
  return found?.phoneKey
}

/** Whether a private tracking link with this key leads to the order and has not ended. */
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
  /** The cookie the browser has, and the one it gets if that is not one of ours. */
  cookieHash: Buffer | null
  tokenHash: Buffer
}

/**
 * Makes a browser a holder of the order for 12 hours; a longer right it has stays as it is. A new right stands in the
 * timeline. A cookie is kept only when it already holds a right: a planted value is never adopted.
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

/** Remembers a private link by the hash of its key, valid 30 days by the database's clock. */
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
 * Ends the order's private links and what they opened: rights to the order, and pushes, which do not say how their
 * browser came to the order.
 * @returns how many links there were
 */
export const deleteOrderLinks = async (tx: Tx, orderId: number): Promise<number> => {
  const { rowCount } = await tx.delete(orderLinks).where(eq(orderLinks.orderId, orderId))
  await tx.delete(orderAccess).where(and(eq(orderAccess.orderId, orderId), eq(orderAccess.via, 'link')))
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.orderId, orderId))
  return rowCount ?? 0
}

/** Notifies the owner once an hour that phones are being guessed on orders all over the shop. */
export const raisePhoneGuessing = async (db: Db, hour: string): Promise<void> => {
  await db.insert(attentionItems).values({ kind: 'phone-guessing', reference: hour }).onConflictDoNothing()
}

/** Which rights of these browsers still stand, by the database's clock. */
export const listLiveRights = (db: Db, hashes: Buffer[]): Promise<{ hash: Buffer; orderId: number }[]> =>
  db
    .select({ hash: orderAccess.tokenHash, orderId: orderAccess.orderId })
    .from(orderAccess)
    .where(and(inArray(orderAccess.tokenHash, hashes), gt(orderAccess.expiresAt, sql`now()`)))
