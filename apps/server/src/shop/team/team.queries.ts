import type { Role } from '@dimsum/domain/roles'
import { and, asc, count, eq, gt, isNull, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { sessions, users } from '../../platform/db/tables/people.ts'

/** The current members, the oldest first, with their number of sessions. */
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

/** A member, locked until the transaction ends; undefined when unknown or removed. */
export const lockMember = (tx: Tx, id: number) =>
  firstRow(
    tx
      .select({ id: users.id, role: users.role })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.removedAt)))
      .for('update'),
  )

export const updateRole = async (tx: Tx, id: number, role: Role): Promise<void> => {
  await tx.update(users).set({ role }).where(eq(users.id, id))
}

export const markRemoved = async (tx: Tx, id: number): Promise<void> => {
  await tx.update(users).set({ removedAt: sql`now()` }).where(eq(users.id, id))
}

/** The SQLSTATE of the trigger `users_keep_an_owner`: at least one owner must exist. */
export const lastOwnerState = 'SH001'
