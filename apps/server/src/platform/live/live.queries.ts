import type { Role } from '@dimsum/domain/roles'
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { orderAccess, orderEvents } from '../db/tables/orders.ts'
import { sessions, users } from '../db/tables/people.ts'

export type FeedEvent = { id: number; orderId: number; kind: string; at: Date }

const feedFields = {
  id: orderEvents.id,
  orderId: orderEvents.orderId,
  kind: orderEvents.kind,
  at: orderEvents.at,
}

/** The id of the latest committed event; 0 before the first. */
export const findLatestEventId = async (db: Db): Promise<number> => {
  const [row] = await db.select({ id: sql<number>`coalesce(max(${orderEvents.id}), 0)` }).from(orderEvents)
  return row?.id ?? 0
}

/** Events past `highest` and those among `missing` that have appeared by now, oldest first. */
export const listNewEvents = (
  db: Db,
  { highest, missing }: { highest: number; missing: number[] },
  limit: number,
): Promise<FeedEvent[]> =>
  db
    .select(feedFields)
    .from(orderEvents)
    .where(or(gt(orderEvents.id, highest), missing.length > 0 ? inArray(orderEvents.id, missing) : undefined))
    .orderBy(asc(orderEvents.id))
    .limit(limit)

/** Events after an id, of one order or of all, oldest first. */
export const listMissedEvents = (
  db: Db,
  { after, orderId }: { after: number; orderId: number | null },
  limit: number,
): Promise<FeedEvent[]> =>
  db
    .select(feedFields)
    .from(orderEvents)
    .where(and(gt(orderEvents.id, after), orderId === null ? undefined : eq(orderEvents.orderId, orderId)))
    .orderBy(asc(orderEvents.id))
    .limit(limit)

/** Which of these sessions still live, by the database's clock, and the role each has now. */
export const listLiveSessions = (db: Db, hashes: Buffer[]): Promise<{ hash: Buffer; role: Role }[]> =>
  db
    .select({ hash: sessions.tokenHash, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(inArray(sessions.tokenHash, hashes), gt(sessions.expiresAt, sql`now()`), isNull(users.removedAt)),
    )

/** Which rights of these browsers still stand, by the database's clock. */
export const listLiveRights = (db: Db, hashes: Buffer[]): Promise<{ hash: Buffer; orderId: number }[]> =>
  db
    .select({ hash: orderAccess.tokenHash, orderId: orderAccess.orderId })
    .from(orderAccess)
    .where(and(inArray(orderAccess.tokenHash, hashes), gt(orderAccess.expiresAt, sql`now()`)))
