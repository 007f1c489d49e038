import { inTransaction, type Tx } from '../../../platform/db/connection.ts'
import { type LimitParts, limitAll, resetLimit, type Try } from '../../../platform/limits/limit.ts'
import { isKnownDevice } from '../users.queries.ts'
import { recoveryCodeHash } from './recovery-code.ts'
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor.queries.ts'
import { isAppCode, stepOf } from './totp.ts'

type CodeKind = 'app' | 'recovery'

const kindOf = (code: string): CodeKind => (isAppCode(code) ? 'app' : 'recovery')
/** Apps show `123 456`. */
const trimmed = (code: string) => (/^[\d\s]+$/.test(code) ? code.replaceAll(/\s/g, '') : code)

/** Uses up a code if it is correct: the app's current one, or a recovery code; null for a wrong or used one. */
export const takeCode = async (
  tx: Tx,
  userId: number,
  typed: string,
  now: Date,
): Promise<CodeKind | null> => {
  const code = trimmed(typed)
  const kind = kindOf(code)
  if (kind === 'recovery') return (await takeRecoveryCode(tx, userId, recoveryCodeHash(code))) ? kind : null
  const factor = await findSecondFactor(tx, userId)
  const step = factor ? stepOf(factor.secret, code, now) : null
  return factor && step !== null && (await takeStep(tx, userId, factor.secret, step)) ? kind : null
}

/**
 * Counts an attempt, runs `work`, and resets the count when the code was correct. Known browsers and recovery codes are
 * counted separately, so that an attacker who knows the password and guesses codes can block neither.
 * @param work returns null for a wrong code
 * @throws too-many, and whatever `work` throws
 */
export const countingCodes = async <T>(
  parts: LimitParts,
  userId: number,
  device: Buffer | null,
  code: string,
  work: (tx: Tx) => Promise<T | null>,
): Promise<T | null> => {
  const kind = kindOf(trimmed(code))
  const isKnown = device !== null && (await isKnownDevice(parts.db, device, userId))
  const key = `${kind}:${isKnown ? device.toString('hex') : userId}`
  const names = isKnown
    ? (['code-per-device'] as const)
    : (['code-per-user', 'code-per-user-and-day'] as const)
  const tries = names.map((name): Try => ({ name, key }))
  await limitAll(parts, tries, async () => {})
  const done = await inTransaction(parts.db, work)
  if (done !== null) await Promise.all(names.map((name) => resetLimit(parts, name, key)))
  return done
}
