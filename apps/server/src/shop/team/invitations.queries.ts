import type { Role } from '@dimsum/domain/roles'
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { invitations, users } from '../../platform/db/tables/people.ts'

const fields = {
  id: invitations.id,
  role: invitations.role,
  invitedBy: users.username,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
}

/** Not expired, and the inviter is still an owner: invitations left by a stolen account are void. */
const isOpen = and(gt(invitations.expiresAt, sql`now()`), eq(users.role, 'owner'), isNull(users.removedAt))

const openOnes = (db: Db | Tx) =>
  db.select(fields).from(invitations).innerJoin(users, eq(users.id, invitations.invitedBy))

export const listOpenInvitations = (db: Db) => openOnes(db).where(isOpen).orderBy(asc(invitations.id))

export const findOpenInvitation = (db: Db | Tx, hash: Buffer) =>
  firstRow(openOnes(db).where(and(eq(invitations.tokenHash, hash), isOpen)))

export const countInvitations = (tx: Tx): Promise<number> => tx.$count(invitations)

/** A new invitation, valid for so many hours by the database's clock. */
export const insertInvitation = async (
  tx: Tx,
  invitation: { tokenHash: Buffer; role: Role; invitedBy: number },
  hours: number,
) => {
  const [made] = await tx
    .insert(invitations)
    .values({ ...invitation, expiresAt: sql`now() + make_interval(hours => ${hours}::int)` })
    .returning({ id: invitations.id, createdAt: invitations.createdAt, expiresAt: invitations.expiresAt })
  if (!made) throw new Error('The invitation was not stored')
  return made
}

/** Deletes an invitation when it is used or withdrawn; of two parallel callers one gets it. */
export const takeInvitation = (tx: Tx, by: { id: number }): Promise<{ role: Role } | undefined> =>
  firstRow(tx.delete(invitations).where(eq(invitations.id, by.id)).returning({ role: invitations.role }))

/** Deletes the open invitations of a user who may no longer invite. They stay deleted when the user may again. */
export const deleteInvitationsOf = async (tx: Tx, userId: number): Promise<void> => {
  await tx.delete(invitations).where(eq(invitations.invitedBy, userId))
}

/** Deletes expired invitations. */
export const deleteEndedInvitations = async (tx: Db | Tx): Promise<number> => {
  const { rowCount } = await tx.delete(invitations).where(lte(invitations.expiresAt, sql`now()`))
  return rowCount ?? 0
}

/** @returns the new user's id; undefined when the name is or was taken */
export const insertMember = async (
  tx: Tx,
  member: { username: string; password: string; role: Role },
): Promise<number | undefined> => {
  const [added] = await tx.insert(users).values(member).onConflictDoNothing().returning({ id: users.id })
  return added?.id
}
