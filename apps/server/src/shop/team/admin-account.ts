import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { StartProblem } from '../../platform/config/start-problem.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { handCopiedSecret } from './hand-copied-secret.ts'
import { deleteInvitationsOf } from './invitations.queries.ts'
import { hashPassword } from './password-hash.ts'
import { passwordFault } from './password-rules.ts'
import { deleteSecondFactor } from './second-factor/second-factor.queries.ts'
import {
  findFirstUser,
  findUserByName,
  insertFirstUser,
  signOutOthers,
  updatePassword,
} from './users.queries.ts'

/** Five groups: 99 bits. */
const generatePassword = () => handCopiedSecret(5)

export type AccountSettings = {
  username: string
  /** The configured password; undefined: one is generated. */
  password: string | undefined
  shopName: string
}

const checked = (password: string, { username, shopName }: AccountSettings): string => {
  const fault = passwordFault(password, [shopName, username])
  if (fault) throw new StartProblem(`${fault.en}.`, 'Choose another ADMIN_PASSWORD of 12 to 128 characters.')
  return password
}

/**
 * Creates the first admin account when there is none; safe in parallel. An existing account is never changed, whatever
 * the settings say.
 * @returns the generated password, to be shown once; null when nothing was generated
 */
export const ensureAdminAccount = async (db: Db, settings: AccountSettings): Promise<string | null> => {
  if (await findFirstUser(db)) return null
  const password = settings.password === undefined ? generatePassword() : checked(settings.password, settings)
  const added = await insertFirstUser(db, settings.username, await hashPassword(password))
  return added && settings.password === undefined ? password : null
}

const namedUser = async (db: Db, username: string | undefined) => {
  const user = username === undefined ? await findFirstUser(db) : await findUserByName(db, username)
  if (user) return { id: user.id, username: user.username }
  throw username === undefined
    ? new StartProblem('There is no admin account yet.', 'Start the shop once: it creates the first one.')
    : new StartProblem(`There is no account "${username}".`, 'Leave --name out to change the first admin.')
}

/**
 * Removes the second factor of the named admin, or of the first one, for users who lost their phone and recovery codes.
 * The password is still required.
 * @returns the name, and whether there was a second factor
 */
export const removeSecondFactor = async (
  db: Db,
  username: string | undefined,
): Promise<{ username: string; wasOn: boolean }> => {
  const user = await namedUser(db, username)
  const wasOn = await inTransaction(db, async (tx) => {
    if (!(await deleteSecondFactor(tx, user.id))) return false
    await insertAuditEntry(tx, { actor: 'system', action: 'second-factor.reset', subject: `user:${user.id}` })
    return true
  })
  return { username: user.username, wasOn }
}

/**
 * Sets a new password for the named admin, or for the first one, and ends all their sessions and open invitations: for
 * an owner who forgot it, or whose account was stolen.
 * @returns the name and the new password
 */
export const resetAdminPassword = async (
  db: Db,
  { username, password, shopName }: Partial<AccountSettings> & { shopName: string },
): Promise<{ username: string; password: string }> => {
  const user = await namedUser(db, username)
  const chosen =
    password === undefined
      ? generatePassword()
      : checked(password, { username: user.username, password, shopName })
  const hash = await hashPassword(chosen)
  await inTransaction(db, async (tx) => {
    await updatePassword(tx, user.id, hash)
    await signOutOthers(tx, user.id)
    await deleteInvitationsOf(tx, user.id)
    await insertAuditEntry(tx, { actor: 'system', action: 'password.reset', subject: `user:${user.id}` })
  })
  return { username: user.username, password: chosen }
}
