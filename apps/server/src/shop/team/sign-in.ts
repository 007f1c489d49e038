import type { AdminLogin } from '@dimsum/contract/credentials'
import { signInRefusals } from '@dimsum/words/desk/sign-in'
import { hashOf, newToken } from '../../platform/config/secret-token.ts'
import { inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { type LimitParts, limitAll, returnAttempt } from '../../platform/limits/limit.ts'
import { hashPassword, isOutdated, passwordFits } from './password-hash.ts'
import { findSecondFactor } from './second-factor/second-factor.queries.ts'
import { insertSignInStep } from './sign-in-steps.queries.ts'
import { resetSignInTries, signInTries } from './sign-in-tries.ts'
import { type Browser, type SignedIn, startSession } from './start-session.ts'
import { deleteEnded, findUserByName, lockUserWithPassword, renewHash } from './users.queries.ts'

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
