import type { Db } from '../db/connection.ts'
import { findOrMakePushKeys, type PushKeys } from './push-keys.queries.ts'

/** The shop's VAPID key pair, created on first use. */
export const pushKeysOf = async (db: Db): Promise<PushKeys> => {
  const { default: webPush } = await import('web-push')
  return findOrMakePushKeys(db, () => webPush.generateVAPIDKeys())
}
