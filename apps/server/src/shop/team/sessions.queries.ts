import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { preparedPer } from '../../platform/db/prepared.ts'
import { sessions, users } from '../../platform/db/tables/people.ts'

/** The live session behind a cookie's hash, with its user; null when unknown or over by the database's clock. */
export const findSession = async (db: Db, hash: Buffer) => {
  const [found] = await sessionStatement(db).execute({ hash })
  return found ?? null
}

/** Asked on every call of the admin. */
const sessionStatement = preparedPer((db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      role: users.role,
      loginTime: sessions.createdAt,
      expiresAt: sessions.expiresAt,
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

/** A new session of 24 hours from now, by the database's clock. */
export const insertSession = async (db: Db | Tx, hash: Buffer, userId: number) => {
  const [session] = await db
    .insert(sessions)
    .values({ tokenHash: hash, userId, expiresAt: sql`now() + interval '24 hours'` })
    .returning({ loginTime: sessions.createdAt, expiresAt: sessions.expiresAt })
  if (!session) throw new Error('The session was not stored')
  return session
}

export const deleteSession = async (db: Db | Tx, hash: Buffer): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash))
}

/** Ends the user's sessions; all but `keep` when it is given. */
export const deleteSessionsOf = async (tx: Db | Tx, userId: number, keep?: Buffer): Promise<void> => {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.tokenHash, keep)))
}
