import type { MadeInvitation } from '@dimsum/contract/team'
import { invitationPath } from '@dimsum/contract/team'
import { may, type Role } from '@dimsum/domain/roles'
import { teamRefusals } from '@dimsum/words/server/team'
import { actorOf } from '../../platform/audit/actor.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { hashOf, newToken } from '../../platform/config/secret-token.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import type { Admin } from '../../platform/http/access/admin.ts'
import {
  countInvitations,
  deleteEndedInvitations,
  insertInvitation,
  takeInvitation,
} from './invitations.queries.ts'
import { lockMember } from './team.queries.ts'

/** Validity of an invitation: enough for a helper who reads messages the next day. */
const invitationHours = 48
/** Max open invitations. */
const maxOpen = 20

/**
 * Creates a link that lets one person join with this role, once. Only the response contains the token.
 * @param origin the shop's origin as the team knows it
 * @throws ShopError `conflict` when there are too many open ones
 */
export const inviteMember = (db: Db, by: Admin, role: Role, origin: string): Promise<MadeInvitation> => {
  const token = newToken()
  return inTransaction(db, async (tx) => {
    // She may be losing the right at this moment.
    const inviter = await lockMember(tx, by.id)
    if (!inviter || !may(inviter.role, 'team')) throw new ShopError('forbidden')
    await deleteEndedInvitations(tx)
    if ((await countInvitations(tx)) >= maxOpen)
      throw new ShopError('conflict', teamRefusals.tooManyInvitations)
    const made = await insertInvitation(
      tx,
      { tokenHash: hashOf(token), role, invitedBy: by.id },
      invitationHours,
    )
    await insertAuditEntry(tx, {
      actor: actorOf(by),
      action: 'team.invite',
      subject: `invitation:${made.id}`,
      after: { role },
    })
    return {
      id: made.id,
      role,
      invitedBy: by.username,
      createdAt: made.createdAt.toISOString(),
      expiresAt: made.expiresAt.toISOString(),
      url: `${origin}${invitationPath(token)}`,
    }
  })
}

/** Withdraws an invitation. @throws ShopError `not-found` when it was used or withdrawn */
export const withdrawInvitation = (db: Db, by: Admin, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const taken = await takeInvitation(tx, { id })
    if (!taken) throw new ShopError('not-found', teamRefusals.invitationUsed)
    await insertAuditEntry(tx, {
      actor: actorOf(by),
      action: 'team.withdraw-invitation',
      subject: `invitation:${id}`,
      before: taken,
    })
  })
