import { hashOf, newToken } from '../../platform/config/secret-token.ts'
import type { Tx } from '../../platform/db/connection.ts'
import type { Admin } from '../../platform/http/access/admin.ts'
import { deleteSession, findSession, insertSession, takeOverPushes } from './sessions.queries.ts'
import { deleteEnded, insertDevice } from './users.queries.ts'

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
export const startSession = async (
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
