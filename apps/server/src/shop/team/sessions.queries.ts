import type { Role } from '@dimsum/domain/roles'
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { preparedPer } from '../../platform/db/prepared.ts'
import { pushSubscriptions } from '../../platform/db/tables/outbox.ts'
import { secondFactors, sessions, users } from '../../platform/db/tables/people.ts'
import { settings } from '../../platform/db/tables/shop.ts'

/** The open session of a cookie's hash, with its user; null when unknown or expired by the database's clock. */
export const findSession = async (db: Db | Tx, hash: Buffer) => {
  const [found] = await sessionStatement(db).execute({ hash })
  if (!found) return null
  const { isSeenLongAgo, ...admin } = found
  // Not awaited: no call waits or fails for it.
  if (isSeenLongAgo) noteSeen(db, hash).catch(() => {})
  return admin
}

/** Min interval between two updates of the time last seen. */
const seenEvery = sql.raw(`interval '5 minutes'`)

const noteSeen = async (db: Db, hash: Buffer): Promise<void> => {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.tokenHash, hash), sql`${sessions.lastSeenAt} < now() - ${seenEvery}`))
}

/** Whether the user must set up a second factor before anything else. */
export const mustSetUpSecondFactor = sql<boolean>`
  exists (select from ${settings} where key = 'secondFactorDemanded' and value = 'true')
  and not exists (select from ${secondFactors} f where f.user_id = ${users.id} and f.is_confirmed)`

/** Which of these sessions are open and usable, by the database's clock, with each user's current role. */
export const listLiveSessions = (db: Db, hashes: Buffer[]): Promise<{ hash: Buffer; role: Role }[]> =>
  db
    .select({ hash: sessions.tokenHash, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.tokenHash, hashes),
        gt(sessions.expiresAt, sql`now()`),
        isNull(users.removedAt),
        sql`not (${mustSetUpSecondFactor})`,
      ),
    )

/** Runs on every call of the admin. */
const sessionStatement = preparedPer((db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      role: users.role,
      loginTime: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      sessionId: sessions.id,
      mustSetUpSecondFactor,
      isSeenLongAgo: sql<boolean>`${sessions.lastSeenAt} < now() - ${seenEvery}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        gt(sessions.expiresAt, sql`now()`),
        isNull(users.removedAt),
      ),
    )
    .prepare('find_session'),
)

/** A new session of 24 hours, by the database's clock. */
export const insertSession = async (
  db: Db | Tx,
  hash: Buffer,
  userId: number,
  device = '',
  deviceHash: Buffer | null = null,
): Promise<void> => {
  const expiresAt = sql`now() + interval '24 hours'`
  await db.insert(sessions).values({ tokenHash: hash, userId, device, deviceHash, expiresAt })
}

/** Moves the push subscriptions of the user's earlier sessions in the same browser to the new one. */
export const takeOverPushes = async (
  tx: Tx,
  from: { userId: number; device: Buffer | null; session: Buffer | null },
  hash: Buffer,
): Promise<void> => {
  await tx.execute(sql`
    update ${pushSubscriptions} p set session_id = next.id
    from ${sessions} next, ${sessions} earlier
    where next.token_hash = ${hash} and earlier.id = p.session_id and earlier.id <> next.id
      and earlier.user_id = ${from.userId}
      and (earlier.device_hash = ${from.device}::bytea or earlier.token_hash = ${from.session}::bytea)`)
}

/**
 * Deletes expired sessions. One that its user did not end keeps its push subscription for a month: an owner who signs
 * in again tomorrow is notified tonight too.
 */
export const deleteEndedSessions = (db: Db | Tx) =>
  db.execute(sql`
    delete from ${sessions} s where s.expires_at <= now() and (
      s.expires_at < now() - interval '30 days'
      or not exists (select from ${pushSubscriptions} p where p.session_id = s.id))`)

export const deleteSession = async (db: Db | Tx, hash: Buffer): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash))
}

/** Deletes the user's sessions, except `keep` if given. */
export const deleteSessionsOf = async (tx: Db | Tx, userId: number, keep?: Buffer): Promise<void> => {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.tokenHash, keep)))
}

/** The user's open sessions, the most recently seen first. */
export const listSessionsOf = (db: Db, userId: number) =>
  db
    .select({
      id: sessions.id,
      device: sessions.device,
      signedInAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > now()`))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))

/** Ends one session of the user; returns its device, undefined when there is no such session. */
export const deleteSessionById = async (tx: Tx, userId: number, id: number): Promise<string | undefined> => {
  const [gone] = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ device: sessions.device })
  return gone?.device
}
