import { and, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { adminDevices, signInSteps, users } from '../../platform/db/tables/people.ts'
import { deleteEndedSessions } from './sessions.queries.ts'

/** Removed people keep their name and nothing else. */
const isThere = isNull(users.removedAt)

/** The account as a password is compared with it. */
const credentials = {
  id: users.id,
  username: users.username,
  password: users.password,
  role: users.role,
  /** Names the password, not its hash: renewing a hash with higher costs leaves it as it is. In microseconds. */
  passwordVersion: sql<string>`${users.passwordChangedAt}::text`,
}

const isPassword = (userId: number, version: string) =>
  and(eq(users.id, userId), isThere, sql`${users.passwordChangedAt} = ${version}::timestamptz`)

/** A name is one name however it is written: phones begin it with a capital and end it with a blank. */
export const findUserByName = async (db: Db, username: string) => {
  const [user] = await db
    .select(credentials)
    .from(users)
    .where(and(sql`lower(${users.username}) = lower(${username.trim()})`, isThere))
  return user
}

export const findUserById = async (db: Db, id: number) => {
  const [user] = await db
    .select(credentials)
    .from(users)
    .where(and(eq(users.id, id), isThere))
  return user
}

/** The first owner: the one a forgotten password is reset for when no name is given. */
export const findFirstUser = async (db: Db) => {
  const [user] = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(eq(users.role, 'owner'), isThere))
    .orderBy(users.id)
    .limit(1)
  return user
}

/** Adds the first owner only while there is none at all; false when another call was first. */
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

/** Sets a new password in the place of the version that was compared; false when another change came first. */
export const replacePassword = async (
  tx: Tx,
  userId: number,
  compared: string,
  next: string,
): Promise<boolean> => {
  const changed = await tx
    .update(users)
    .set({ password: next, passwordChangedAt: sql`clock_timestamp()` })
    .where(isPassword(userId, compared))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Stores the same password hashed with today's costs; nothing happens when another call did so first. */
export const renewHash = async (db: Db, userId: number, compared: string, renewed: string): Promise<void> => {
  await db
    .update(users)
    .set({ password: renewed })
    .where(and(eq(users.id, userId), eq(users.password, compared)))
}

/**
 * Locks the account as long as the password is still the version that was compared: a login that began
 * before a password change cannot end after it. Logins share the lock; a change of how one signs in has it alone.
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

/** Whether this browser signed in as this user before and may use a bucket of its own. */
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

/** Forgets the user's browsers; all but `keep` when it is given. */
export const deleteDevicesOf = async (tx: Tx, userId: number, keep?: Buffer): Promise<void> => {
  await tx
    .delete(adminDevices)
    .where(
      and(eq(adminDevices.userId, userId), keep === undefined ? undefined : ne(adminDevices.tokenHash, keep)),
    )
}

/** Removes sessions, first steps and devices whose time is over. */
export const deleteEnded = async (tx: Tx): Promise<void> => {
  await deleteEndedSessions(tx)
  await tx.delete(signInSteps).where(lte(signInSteps.expiresAt, sql`now()`))
  await tx.delete(adminDevices).where(lte(adminDevices.expiresAt, sql`now()`))
}
