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
