import type { AdminLogin } from '@dimsum/contract/admin-session'
import { newToken, tokenHash } from '../../platform/config/secret-token.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import type { Admin } from '../../platform/http/access/admin.ts'
import { forgive, type LimitParts, limitAll, type Try, unlimit } from '../../platform/limits/limit.ts'
import { hashPassword, isOutdated, passwordFits } from './password-hash.ts'
import { deleteSession, insertSession } from './sessions.queries.ts'
import {
  deleteEnded,
  findUserByName,
  insertDevice,
  isKnownDevice,
  lockUserWithPassword,
  renewHash,
} from './users.queries.ts'

export type Browser = {
  /** The caller's network address as the limits count it. */
  address: string
  /** SHA-256 of the cookies it sent, if they have a token's form. */
  device: Buffer | null
  session: Buffer | null
}

export type SignedIn = {
  admin: Admin
  sessionToken: string
  /** A new token for a browser that was not known yet. */
  deviceToken: string | null
}

/** One sentence for a wrong name and a wrong password (product.md section 8). */
const wrong = () => new ShopError('unauthenticated', 'Invalid username or password')

/**
 * Where a try is counted: a browser the user signed in with before has a bucket of its own and no other, so neither who
 * hammers the name nor who shares the owner's address can lock the owner out of it. The name comes last: its wait grows
 * with each try, and a count of it could not be taken back.
 */
const triesOf = async (
  db: Db,
  browser: Browser,
  user: { id: number } | undefined,
  username: string,
): Promise<{ isKnown: boolean; tries: Try[] }> => {
  const { device, address } = browser
  if (user && device && (await isKnownDevice(db, device, user.id))) {
    return { isKnown: true, tries: [{ name: 'sign-in-per-device', key: device.toString('hex') }] }
  }
  const byName: Try = { name: 'sign-in-per-name', key: username.trim().toLowerCase() }
  return { isKnown: false, tries: [{ name: 'sign-in-per-address', key: address }, byName] }
}

/**
 * Compares name and password and starts a new session of 24 hours. A wrong name costs the same time
 * and gets the same answer as a wrong password.
 * @throws unauthenticated, too-many, overloaded (too many hashes wait)
 */
export const signIn = async (parts: LimitParts, browser: Browser, login: AdminLogin): Promise<SignedIn> => {
  const { db } = parts
  const user = await findUserByName(db, login.username)
  const { isKnown, tries } = await triesOf(db, browser, user, login.username)
  await limitAll(parts, tries, async () => {})

  const fits = await passwordFits(login.password, user?.password).catch(async (error: unknown) => {
    await Promise.all(tries.map(({ name, key }) => unlimit(parts, name, key)))
    throw error
  })
  if (!fits || !user) throw wrong()

  const [sessionToken, deviceToken] = [newToken(), isKnown ? null : newToken()]
  if (isOutdated(user.password)) {
    await renewHash(db, user.id, user.password, await hashPassword(login.password))
  }
  const session = await inTransaction(db, async (tx) => {
    if (!(await lockUserWithPassword(tx, user.id, user.passwordVersion))) throw wrong()
    if (browser.session) await deleteSession(tx, browser.session)
    await deleteEnded(tx)
    if (deviceToken) await insertDevice(tx, hashOf(deviceToken), user.id)
    return await insertSession(tx, hashOf(sessionToken), user.id)
  })
  await Promise.all(
    tries.map(({ name, key }) =>
      // The address is not the user's alone: of its tries only this one was right.
      name === 'sign-in-per-address' ? unlimit(parts, name, key) : forgive(parts, name, key),
    ),
  )
  return {
    admin: { id: user.id, username: user.username, role: user.role, ...session },
    sessionToken,
    deviceToken,
  }
}

const hashOf = (token: string): Buffer => {
  const hash = tokenHash(token)
  if (hash === null) throw new Error('A new token has the wrong form')
  return hash
}
