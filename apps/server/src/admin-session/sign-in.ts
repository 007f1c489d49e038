import type { AdminLogin } from '@dimsum/contract/admin-session'
import { type Db, inTransaction } from '../db/connection.ts'
import { forgive, type LimitParts, limit, unlimit } from '../limits/limit.ts'
import type { LimitName } from '../limits/limits.ts'
import { newToken, tokenHash } from '../secret-token.ts'
import { ShopError } from '../shop-error.ts'
import type { Admin } from './admin.ts'
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

/** One sentence for a wrong name and a wrong password (spec section 8). */
const wrong = () => new ShopError('unauthenticated', 'Invalid username or password')

/**
 * Where a try is counted: a browser the user signed in with before has a bucket of its own, so a
 * stranger hammering the name cannot lock the owner out of it.
 */
const bucketOf = async (
  db: Db,
  browser: Browser,
  user: { id: number } | undefined,
  username: string,
): Promise<{ name: LimitName; key: string }> => {
  const { device } = browser
  if (user && device && (await isKnownDevice(db, device, user.id))) {
    return { name: 'sign-in-per-device', key: device.toString('hex') }
  }
  return { name: 'sign-in-per-name', key: username.trim().toLowerCase() }
}

/**
 * Compares name and password and starts a new session of 24 hours. A wrong name costs the same time
 * and gets the same answer as a wrong password.
 * @throws unauthenticated, too-many, overloaded (too many hashes wait)
 */
export const signIn = async (parts: LimitParts, browser: Browser, login: AdminLogin): Promise<SignedIn> => {
  const { db } = parts
  const user = await findUserByName(db, login.username)
  const bucket = await bucketOf(db, browser, user, login.username)
  await limit(parts, 'sign-in-per-address', browser.address)
  await limit(parts, bucket.name, bucket.key)

  const uncount = () =>
    Promise.all([
      unlimit(parts, 'sign-in-per-address', browser.address),
      unlimit(parts, bucket.name, bucket.key),
    ])
  const fits = await passwordFits(login.password, user?.password).catch(async (error: unknown) => {
    await uncount()
    throw error
  })
  if (!fits || !user) throw wrong()

  const [sessionToken, deviceToken] = [newToken(), bucket.name === 'sign-in-per-device' ? null : newToken()]
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
  await Promise.all([
    unlimit(parts, 'sign-in-per-address', browser.address),
    forgive(parts, bucket.name, bucket.key),
  ])
  return { admin: { id: user.id, username: user.username, ...session }, sessionToken, deviceToken }
}

const hashOf = (token: string): Buffer => {
  const hash = tokenHash(token)
  if (hash === null) throw new Error('A new token has the wrong form')
  return hash
}
