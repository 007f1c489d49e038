import type { AuditAction } from '@dimsum/contract/audit-topics'
import type { ChangeRole } from '@dimsum/contract/team'
import { may } from '@dimsum/domain/roles'
import { teamRefusals } from '@dimsum/words/server/team'
import { actorOf } from '../../platform/audit/actor.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { sqlStateOf } from '../../platform/db/database-errors.ts'
import { orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import type { Admin } from '../../platform/http/access/admin.ts'
import { deleteInvitationsOf } from './invitations.queries.ts'
import { deleteSecondFactor } from './second-factor/second-factor.queries.ts'
import { deleteSessionsOf } from './sessions.queries.ts'
import { lastOwnerState, lockMember, markRemoved, updateRole } from './team.queries.ts'
import { signOutOthers } from './users.queries.ts'

type Member = NonNullable<Awaited<ReturnType<typeof lockMember>>>

/** Performs one action on a member of the team in a transaction with its audit entry. */
const actOn = async (
  db: Db,
  by: Admin,
  id: number,
  act: (tx: Tx, member: Member) => Promise<{ action: AuditAction; before?: object; after?: object } | null>,
): Promise<void> => {
  const acting = inTransaction(db, async (tx) => {
    const member = orNotFound(await lockMember(tx, id), teamRefusals.gone)
    const line = await act(tx, member)
    if (line) await insertAuditEntry(tx, { actor: actorOf(by), subject: `user:${id}`, ...line })
  })
  await acting.catch((error: unknown) => {
    if (sqlStateOf(error) !== lastOwnerState) throw error
    throw new ShopError('conflict', teamRefusals.lastOwner)
  })
}

/**
 * Changes a member's role; it applies to the next call, and open streams end.
 * @throws ShopError `not-found`, `stale`, `conflict` for the last owner
 */
export const changeRole = (db: Db, by: Admin, id: number, { role, expectedRole }: ChangeRole) =>
  actOn(db, by, id, async (tx, member) => {
    if (expectedRole !== undefined && expectedRole !== member.role) throw new ShopError('stale')
    if (role === member.role) return null
    await updateRole(tx, id, role)
    if (!may(role, 'team')) await deleteInvitationsOf(tx, id)
    return { action: 'team.change-role', before: { role: member.role }, after: { role } }
  })

/** Ends all sessions of a member, who may sign in again. @throws ShopError `not-found` */
export const endSessions = (db: Db, by: Admin, id: number) =>
  actOn(db, by, id, async (tx) => {
    await deleteSessionsOf(tx, id)
    return { action: 'team.end-sessions' }
  })

/**
 * Removes a member: sessions, known browsers and devices end; the name stays in logs and timelines.
 * @throws ShopError `not-found`, `conflict` for the last owner
 */
export const removeMember = (db: Db, by: Admin, id: number) =>
  actOn(db, by, id, async (tx, { role }) => {
    await markRemoved(tx, id)
    await signOutOthers(tx, id)
    await deleteInvitationsOf(tx, id)
    await deleteSecondFactor(tx, id)
    return { action: 'team.remove', before: { role } }
  })
