import type { AdminLogin } from '@dimsum/contract/credentials'
import { signInRefusals } from '@dimsum/words/desk/sign-in'
import { teamRefusals } from '@dimsum/words/server/team'
import { actorOf } from '../../platform/audit/actor.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { hashOf, newToken } from '../../platform/config/secret-token.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import type { Admin } from '../../platform/http/access/admin.ts'
import {
  type LimitParts,
  limitAll,
  resetLimit,
  returnAttempt,
  type Try,
} from '../../platform/limits/limit.ts'
import { hashPassword, isOutdated, passwordFits } from './password-hash.ts'
import { findSecondFactor } from './second-factor/second-factor.queries.ts'
import { countingCodes, takeCode } from './second-factor/take-code.ts'
import { deleteSession, findSession, insertSession, takeOverPushes } from './sessions.queries.ts'
import { deleteSignInStep, findSignInStep, insertSignInStep } from './sign-in-steps.queries.ts'
import {
  deleteEnded,
  findUserByName,
  insertDevice,
  isKnownDevice,
  lockUserWithPassword,
  renewHash,
} from './users.queries.ts'

/** The same message for a wrong name and a wrong password (product.md section 8). */
const wrong = () => new ShopError('unauthenticated', signInRefusals.wrong)

/** The password was correct; the browser with this token must send a code next. */
export type AwaitsCode = { stepToken: string }

/**
 * Checks name and password and starts a session of 24 hours, or asks for a code when the user has a second factor. A
 * wrong name takes as long and gets the same answer as a wrong password.
 * @throws unauthenticated, too-many, overloaded (too many hashes wait)
 */
export const signIn = async (
  parts: LimitParts,
  browser: Browser,
  login: AdminLogin,
  gone: AbortSignal,
): Promise<SignedIn | AwaitsCode> => {
  const { db } = parts
  const user = await findUserByName(db, login.username)
  const { isKnown, tries } = await signInTries(db, browser, user, login.username)
  await limitAll(parts, tries, async () => {})

  const fits = await passwordFits(login.password, user?.password, gone).catch(async (error: unknown) => {
    await Promise.all(tries.map(({ name, key }) => returnAttempt(parts, name, key)))
    throw error
  })
  if (!fits || !user) throw wrong()

  if (isOutdated(user.password)) {
    await renewHash(db, user.id, user.password, await hashPassword(login.password, gone))
  }
  const stepToken = newToken()
  const signedIn = await inTransaction(db, async (tx) => {
    if (!(await lockUserWithPassword(tx, user.id, user.passwordVersion))) throw wrong()
    if (!(await findSecondFactor(tx, user.id))?.isConfirmed)
      return startSession(tx, browser, user.id, isKnown)
    await deleteEnded(tx)
    await insertSignInStep(tx, hashOf(stepToken), user.id, user.passwordVersion)
    return null
  })
  // The counts are reset only after the second step: until then a correct password counts like a wrong one.
  if (signedIn === null) return { stepToken }
  await resetSignInTries(parts, tries)
  return signedIn
}

/**
 * The second step of signing in: checks the code and starts the session. The use of a recovery code is recorded in the
 * audit log.
 * @throws unauthenticated (no first step, or a wrong code), too-many
 */
export const finishSignIn = async (
  parts: LimitParts & { now: () => Date },
  browser: Browser,
  code: string,
): Promise<SignedIn> => {
  const { db } = parts
  const { signInStep } = browser
  const step = signInStep && (await findSignInStep(db, signInStep))
  if (!step) throw new ShopError('unauthenticated')
  const { isKnown, tries } = await signInTries(db, browser, { id: step.userId }, step.username)
  const signedIn = await countingCodes(parts, step.userId, browser.device, code, async (tx) => {
    // As in the first step: a sign-in that began before a change of the password cannot finish after it.
    if (!(await lockUserWithPassword(tx, step.userId, step.passwordVersion)))
      throw new ShopError('unauthenticated')
    const kind = await takeCode(tx, step.userId, code, parts.now())
    if (kind === null) return null
    if (!(await deleteSignInStep(tx, signInStep))) throw new ShopError('unauthenticated')
    if (kind === 'recovery') {
      const entry = { action: 'second-factor.recovery-used', subject: `user:${step.userId}` } as const
      await insertAuditEntry(tx, { actor: actorOf(step), ...entry })
    }
    return startSession(tx, browser, step.userId, isKnown)
  })
  if (signedIn === null) throw new ShopError('unauthenticated', teamRefusals.wrongCode)
  await resetSignInTries(parts, tries)
  return signedIn
}

type SignInTries = { isKnown: boolean; tries: Try[] }

/**
 * Where an attempt is counted: a known browser only has its own bucket, so that attacks on the name or from the owner's
 * address cannot lock the owner out of it.
 */
const signInTries = async (
  db: Db,
  browser: { address: string; device: Buffer | null },
  user: { id: number } | undefined,
  username: string,
): Promise<SignInTries> => {
  const { device, address } = browser
  if (user && device && (await isKnownDevice(db, device, user.id))) {
    return { isKnown: true, tries: [{ name: 'sign-in-per-device', key: device.toString('hex') }] }
  }
  const byName: Try = { name: 'sign-in-per-name', key: username.trim().toLowerCase() }
  return { isKnown: false, tries: [{ name: 'sign-in-per-address', key: address }, byName] }
}

/** Resets the counts after a completed sign-in. The address may be shared, so only this attempt is returned to it. */
const resetSignInTries = async (parts: LimitParts, tries: readonly Try[]): Promise<void> => {
  await Promise.all(
    tries.map(({ name, key }) =>
      name === 'sign-in-per-address' ? returnAttempt(parts, name, key) : resetLimit(parts, name, key),
    ),
  )
}

export type Browser = {
  /** The caller's network address that limits count. */
  address: string
  /** SHA-256 of its cookies, if they have a token's format. */
  device: Buffer | null
  session: Buffer | null
  signInStep: Buffer | null
  /** Device name for the list of sessions: `Chrome, Android`. */
  name: string
}

export type SignedIn = {
  admin: Admin
  sessionToken: string
  /** A new token for an unknown browser. */
  deviceToken: string | null
}

/** Starts a session of 24 hours; it replaces the browser's previous one. */
const startSession = async (
  tx: Tx,
  browser: Browser,
  userId: number,
  isKnown: boolean,
): Promise<SignedIn> => {
  const [sessionToken, deviceToken] = [newToken(), isKnown ? null : newToken()]
  const device = deviceToken ? hashOf(deviceToken) : browser.device
  if (deviceToken) await insertDevice(tx, hashOf(deviceToken), userId)
  await insertSession(tx, hashOf(sessionToken), userId, browser.name, device)
  await takeOverPushes(tx, { userId, device, session: browser.session }, hashOf(sessionToken))
  if (browser.session) await deleteSession(tx, browser.session)
  await deleteEnded(tx)
  const admin = await findSession(tx, hashOf(sessionToken))
  if (!admin) throw new Error('The session was not stored')
  return { admin, sessionToken, deviceToken }
}
