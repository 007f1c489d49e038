import type { Db } from '../../platform/db/connection.ts'
import { type LimitParts, resetLimit, returnAttempt, type Try } from '../../platform/limits/limit.ts'
import { isKnownDevice } from './users.queries.ts'

type SignInTries = { isKnown: boolean; tries: Try[] }

/**
 * Where an attempt is counted: a known browser only has its own bucket, so that attacks on the name or from the owner's
 * address cannot lock the owner out of it.
 */
export const signInTries = async (
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
export const resetSignInTries = async (parts: LimitParts, tries: readonly Try[]): Promise<void> => {
  await Promise.all(
    tries.map(({ name, key }) =>
      name === 'sign-in-per-address' ? returnAttempt(parts, name, key) : resetLimit(parts, name, key),
    ),
  )
}
