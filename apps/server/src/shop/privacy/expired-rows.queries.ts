import { lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { idempotencyKeys, orderAccess, orderLinks } from '../../platform/db/tables/orders.ts'
import { adminDevices, invitations } from '../../platform/db/tables/people.ts'
import { rateLimits } from '../../platform/db/tables/shop.ts'
import { deleteEndedSessions } from '../team/sessions.queries.ts'

/** How long idempotency keys are kept: a browser that was closed over a weekend still finds its order. */
const keysKept = sql`now() - interval '7 days'`

/** Deletes what has expired: sessions, devices, rights, links, keys, counters. @returns the number of rows */
export const deleteExpired = async (db: Db): Promise<number> => {
  const ended = [
    await deleteEndedSessions(db),
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, keysKept)),
    await db.delete(rateLimits).where(lt(rateLimits.expire, sql`extract(epoch from now()) * 1000`)),
  ]
  for (const table of [adminDevices, invitations, orderAccess, orderLinks])
    ended.push(await db.delete(table).where(lt(table.expiresAt, sql`now()`)))
  return ended.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}
