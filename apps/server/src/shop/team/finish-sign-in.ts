import { teamRefusals } from '@dimsum/words/server/team'
import { actorOf } from '../../platform/audit/actor.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import type { LimitParts } from '../../platform/limits/limit.ts'
import { countingCodes, takeCode } from './second-factor/take-code.ts'
import { deleteSignInStep, findSignInStep } from './sign-in-steps.queries.ts'
import { resetSignInTries, signInTries } from './sign-in-tries.ts'
import { type Browser, type SignedIn, startSession } from './start-session.ts'
import { lockUserWithPassword } from './users.queries.ts'

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
