import { randomInt } from 'node:crypto'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { StartProblem } from '../../platform/config/start-problem.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { hashPassword } from './password-hash.ts'
import { passwordFault } from './password-rules.ts'
import { deleteSessionsOf } from './sessions.queries.ts'
import {
  deleteDevicesOf,
  findFirstUser,
  findUserByName,
  insertFirstUser,
  updatePassword,
} from './users.queries.ts'

/** Letters and digits that cannot be mistaken for each other when copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Five groups of four: 99 bits, and still typed without a mistake. */
const generatePassword = (): string =>
  Array.from({ length: 5 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

export type AccountSettings = {
  username: string
  /** The owner's choice; undefined: one is generated. */
  password: string | undefined
  shopName: string
}

const checked = (password: string, { username, shopName }: AccountSettings): string => {
  const fault = passwordFault(password, [shopName, username])
  if (fault) throw new StartProblem(`${fault}.`, 'Choose another ADMIN_PASSWORD of 12 to 128 characters.')
  return password
}

/**
 * Makes the first admin account when there is none yet; several processes may try at once. An existing
 * account is never touched, whatever the settings say.
 * @returns the generated password, to be shown once; null when nothing was generated
 */
export const ensureAdminAccount = async (db: Db, settings: AccountSettings): Promise<string | null> => {
  if (await findFirstUser(db)) return null
  const password = settings.password === undefined ? generatePassword() : checked(settings.password, settings)
  const added = await insertFirstUser(db, settings.username, await hashPassword(password))
  return added && settings.password === undefined ? password : null
}

/**
 * Sets a new password for the named admin, or for the first one, and ends all of their sessions: the
 * way back in for an owner who forgot it.
 * @returns the name and the password now in force
 */
export const resetAdminPassword = async (
  db: Db,
  { username, password, shopName }: Partial<AccountSettings> & { shopName: string },
): Promise<{ username: string; password: string }> => {
  const user = username === undefined ? await findFirstUser(db) : await findUserByName(db, username)
  if (!user)
    throw new StartProblem('There is no such admin account.', 'Start the shop once, it makes the first one.')
  const chosen =
    password === undefined
      ? generatePassword()
      : checked(password, { username: user.username, password, shopName })
  const hash = await hashPassword(chosen)
  await inTransaction(db, async (tx) => {
    await updatePassword(tx, user.id, hash)
    await deleteSessionsOf(tx, user.id)
    await deleteDevicesOf(tx, user.id)
    await insertAuditEntry(tx, { actor: 'system', action: 'password.reset', subject: `user:${user.id}` })
  })
  return { username: user.username, password: chosen }
}
