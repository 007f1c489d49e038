import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { adminDevices, signInSteps, users } from '../../platform/db/tables/people.ts'
import { deleteEndedSessions, deleteSessionsOf } from './sessions.queries.ts'

/** Rows of removed users are kept for their names. */
const isThere = isNull(users.removedAt)

/** The account with its stored hash, to compare a password with. */
const credentials = {
  id: users.id,
  username: users.username,
  password: users.password,
  role: users.role,
  /**
   * Changes with the password, not with its hash: renewing a hash with higher costs does not change it. In
   * microseconds.
   */
  passwordVersion: sql<string>`${users.passwordChangedAt}::text`,
}

const isPassword = (userId: number, version: string) =>
  and(eq(users.id, userId), isThere, sql`${users.passwordChangedAt} = ${version}::timestamptz`)

/**
 * Names are compared without case and surrounding blanks: phone keyboards begin them with a capital and append a blank.
 */
export const findUserByName = (db: Db, username: string) =>
  firstRow(
    db
      .select(credentials)
      .from(users)
      .where(and(sql`lower(${users.username}) = lower(${username.trim()})`, isThere)),
  )

export const findUserById = (db: Db, id: number) =>
  firstRow(
    db
      .select(credentials)
      .from(users)
      .where(and(eq(users.id, id), isThere)),
  )

/** The first owner, whose forgotten password is reset when no name is given. */
export const findFirstUser = (db: Db) =>
  firstRow(
    db
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(and(eq(users.role, 'owner'), isThere))
      .orderBy(users.id)
      .limit(1),
  )

/** Adds the first owner while there is none; false when a parallel call was faster. */
export const insertFirstUser = async (db: Db, username: string, password: string): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    insert into ${users} (username, password, role)
    select ${username}, ${password}, 'owner' where not exists (select from ${users})
    on conflict do nothing`)
  return rowCount === 1
}

export const updatePassword = async (tx: Tx, userId: number, password: string): Promise<void> => {
  await tx.update(users).set({ password, passwordChangedAt: sql`now()` }).where(eq(users.id, userId))
}

/** Replaces the password if its version is still the compared one; false when another change came first. */
export const replacePassword = async (
  tx: Tx,
  userId: number,
  compared: string,
  next: string,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(users)
    .set({ password: next, passwordChangedAt: sql`clock_timestamp()` })
    .where(isPassword(userId, compared))
  return rowCount === 1
}

/** Stores a hash of the same password with today's costs; does nothing when a parallel call did so first. */
export const renewHash = async (db: Db, userId: number, compared: string, renewed: string): Promise<void> => {
  await db
    .update(users)
    .set({ password: renewed })
    .where(and(eq(users.id, userId), eq(users.password, compared)))
}

/**
 * Locks the account if the password still has the compared version: a login that began before a password change cannot
 * finish after it. Logins share the lock; changes of password or second factor take it exclusively.
 */
export const lockUserWithPassword = async (
  tx: Tx,
  userId: number,
  version: string,
  lock: 'share' | 'no key update' = 'share',
): Promise<boolean> => {
  const rows = await tx.select({ id: users.id }).from(users).where(isPassword(userId, version)).for(lock)
  return rows.length > 0
}

/** Whether this user signed in from this browser before, so that its attempts are counted separately. */
export const isKnownDevice = async (db: Db, hash: Buffer, userId: number): Promise<boolean> =>
  (await db.$count(
    adminDevices,
    and(
      eq(adminDevices.tokenHash, hash),
      eq(adminDevices.userId, userId),
      gt(adminDevices.expiresAt, sql`now()`),
    ),
  )) > 0

export const insertDevice = async (tx: Tx, hash: Buffer, userId: number): Promise<void> => {
  await tx.insert(adminDevices).values({ tokenHash: hash, userId, expiresAt: sql`now() + interval '1 year'` })
}

/** Ends the user's sessions and deletes the known browsers, except those of the call. */
export const signOutOthers = async (
  tx: Tx,
  userId: number,
  kept?: { session: Buffer; device: Buffer | null },
): Promise<void> => {
  await deleteSessionsOf(tx, userId, kept?.session)
  await tx
    .delete(adminDevices)
    .where(
      and(
        eq(adminDevices.userId, userId),
        kept?.device ? ne(adminDevices.tokenHash, kept.device) : undefined,
      ),
    )
}

/** Deletes expired sessions, pending sign-ins and devices. */
export const deleteEnded = async (tx: Tx): Promise<void> => {
  await deleteEndedSessions(tx)
  await tx.delete(signInSteps).where(lte(signInSteps.expiresAt, sql`now()`))
  await tx.delete(adminDevices).where(lte(adminDevices.expiresAt, sql`now()`))
}
