import type { AcceptInvitation } from '@dimsum/contract/credentials'
import type { JoinedTeam, OpenInvitation } from '@dimsum/contract/team'
import { teamRefusals } from '@dimsum/words/server/team'
import { actorOf } from '../../platform/audit/actor.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { tokenHash } from '../../platform/config/secret-token.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { invalidField, ShopError } from '../../platform/errors/shop-error.ts'
import { findOpenInvitation, insertMember, takeInvitation } from './invitations.queries.ts'
import { hashPassword } from './password-hash.ts'
import { passwordFault } from './password-rules.ts'

/** One answer for a token that was never made, was used, was withdrawn or is over. */
const noInvitation = () => new ShopError('not-found', teamRefusals.invitationOver)

const openInvitation = async (db: Db | Tx, token: string) => {
  const hash = tokenHash(token)
  const found = hash === null ? undefined : await findOpenInvitation(db, hash)
  if (!found) throw noInvitation()
  return found
}

/**
 * What an invitation offers; it stays open.
 * @throws ShopError `not-found`
 */
export const readInvitation = async (db: Db, token: string): Promise<OpenInvitation> => {
  const { role, expiresAt } = await openInvitation(db, token)
  return { role, expiresAt: expiresAt.toISOString() }
}

/**
 * Makes an account with the role the owner chose. The invitation and the account are one transaction: of two who open
 * the same link at once one joins, and a name that is taken leaves the invitation open.
 * @throws ShopError `not-found`, `validation` (name or password), `overloaded` (too many hashes wait)
 */
export const acceptInvitation = async (
  db: Db,
  shopName: string,
  { token, username, password }: AcceptInvitation,
): Promise<JoinedTeam> => {
  // Before the password is hashed: a stranger's guess costs the shop one look-up.
  await openInvitation(db, token)
  const fault = passwordFault(password, [shopName, username])
  if (fault) throw invalidField('password', fault)
  const stored = await hashPassword(password)
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
