import type { Db } from '../db/connection.ts'
import { pushKeys } from '../db/tables/outbox.ts'

/** Base64url, as browsers and push services expect. */
export type PushKeys = { publicKey: string; privateKey: string }

const read = async (db: Db): Promise<PushKeys | undefined> => {
  const [keys] = await db
    .select({ publicKey: pushKeys.publicKey, privateKey: pushKeys.privateKey })
    .from(pushKeys)
  return keys
}

/** The shop's VAPID key pair, created on first use; of several parallel callers one pair is stored. */
export const findOrMakePushKeys = async (db: Db, make: () => PushKeys): Promise<PushKeys> => {
  const known = await read(db)
  if (known) return known
  await db.insert(pushKeys).values(make()).onConflictDoNothing()
  const kept = await read(db)
  if (!kept) throw new Error('The push keys were not stored')
  return kept
}
