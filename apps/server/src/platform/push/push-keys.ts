import type { Db } from '../db/connection.ts'
import { findOrMakePushKeys, type PushKeys } from './push-keys.queries.ts'

const kept = new WeakMap<Db, Promise<PushKeys>>()

/** The shop's VAPID key pair, cached per database. */
export const pushKeysOf = (db: Db): Promise<PushKeys> => {
  const known = kept.get(db)
  if (known) return known
  const found = import('web-push').then(({ default: webPush }) =>
    findOrMakePushKeys(db, () => webPush.generateVAPIDKeys()),
  )
  kept.set(db, found)
  // A failed query is repeated the next time.
  found.catch(() => kept.delete(db))
  return found
}
