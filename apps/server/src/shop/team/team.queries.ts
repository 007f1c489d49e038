import type { Role } from '@dimsum/domain/roles'
import { and, asc, count, eq, gt, isNull, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { sessions, users } from '../../platform/db/tables/people.ts'

/** Who works here now, the first one first, with how many browsers each is signed in on. */
export const listMembers = (db: Db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      role: users.role,
      createdAt: users.createdAt,
      sessions: count(sessions.userId),
      signedInAt: max(sessions.createdAt),
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), gt(sessions.expiresAt, sql`now()`)))
    .where(isNull(users.removedAt))
    .groupBy(users.id)
    .orderBy(asc(users.id))

/** One of the team, locked until the transaction ends; undefined when she is not there or was removed. */
export const lockMember = async (tx: Tx, id: number) => {
  const [member] = await tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.removedAt)))
    .for('update')
  return member
}

export const updateRole = async (tx: Tx, id: number, role: Role): Promise<void> => {
  await tx.update(users).set({ role }).where(eq(users.id, id))
}

export const markRemoved = async (tx: Tx, id: number): Promise<void> => {
  await tx.update(users).set({ removedAt: sql`now()` }).where(eq(users.id, id))
}

/** The database's rule that an owner is always there (trigger `users_keep_an_owner`). */
export const lastOwnerState = 'SH001'
