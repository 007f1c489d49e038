import type { AcceptInvitation } from '@dimsum/contract/credentials'
import {
  invitationPath,
  type JoinedTeam,
  type MadeInvitation,
  type OpenInvitation,
} from '@dimsum/contract/team'
import { may, type Role } from '@dimsum/domain/roles'
import { teamRefusals } from '@dimsum/words/server/team'
import { actorOf } from '../../platform/audit/actor.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { hashOf, newToken, tokenHash } from '../../platform/config/secret-token.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { invalidField, orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import type { Admin } from '../../platform/http/access/admin.ts'
import { withIsoDates } from '../iso-dates.ts'
import {
  countInvitations,
  deleteEndedInvitations,
  findOpenInvitation,
  insertInvitation,
  insertMember,
  takeInvitation,
} from './invitations.queries.ts'
import { hashPassword } from './password-hash.ts'
import { passwordFault } from './password-rules.ts'
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
      ...withIsoDates(made),
      role,
      invitedBy: by.username,
      url: `${origin}${invitationPath(token)}`,
    }
  })
}

/** Withdraws an invitation. @throws ShopError `not-found` when it was used or withdrawn */
export const withdrawInvitation = (db: Db, by: Admin, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const taken = orNotFound(await takeInvitation(tx, { id }), teamRefusals.invitationUsed)
    await insertAuditEntry(tx, {
      actor: actorOf(by),
      action: 'team.withdraw-invitation',
      subject: `invitation:${id}`,
      before: taken,
    })
  })

/** The same answer for a token that is unknown, used, withdrawn or expired. */
const noInvitation = () => new ShopError('not-found', teamRefusals.invitationOver)

const openInvitation = async (db: Db | Tx, token: string) => {
  const hash = tokenHash(token)
  const found = hash === null ? undefined : await findOpenInvitation(db, hash)
  if (!found) throw noInvitation()
  return found
}

/** The offered role of an invitation; it stays open. @throws ShopError `not-found` */
export const readInvitation = async (db: Db, token: string): Promise<OpenInvitation> => {
  const { role, expiresAt } = await openInvitation(db, token)
  return { role, expiresAt: expiresAt.toISOString() }
}

/**
 * Creates an account with the role that the owner chose, and uses up the invitation in the same transaction: of two
 * people who open the link at once one joins, and a taken name leaves the invitation open.
 * @throws ShopError `not-found`, `validation` (name or password), `overloaded` (too many hashes wait)
 */
export const acceptInvitation = async (
  db: Db,
  shopName: string,
  { token, username, password }: AcceptInvitation,
  gone: AbortSignal,
): Promise<JoinedTeam> => {
  // Checked before the password is hashed, so that a stranger's guess costs only one query.
  await openInvitation(db, token)
  const fault = passwordFault(password, [shopName, username])
  if (fault) throw invalidField('password', fault)
  const stored = await hashPassword(password, gone)
  return inTransaction(db, async (tx) => {
    const { id } = await openInvitation(tx, token)
    const taken = await takeInvitation(tx, { id })
    if (!taken) throw noInvitation()
    const { role } = taken
    const userId = await insertMember(tx, { username, password: stored, role })
    if (userId === undefined) throw invalidField('username', teamRefusals.nameTaken)
    await insertAuditEntry(tx, {
      actor: actorOf({ username }),
      action: 'team.join',
      subject: `user:${userId}`,
      after: { role, invitation: id },
    })
    return { username, role }
  })
}
