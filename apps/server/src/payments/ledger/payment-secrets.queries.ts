import { isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { paymentSecrets } from '../../platform/db/tables/payments.ts'

/**
 * Lost payments are adopted until this many hours after the restore: an account number is valid for 24 hours, and banks
 * are slow.
 */
const adoptedForHours = 72

const findSecretInUse = async (db: Db): Promise<Buffer | undefined> =>
  (await firstRow(db.select().from(paymentSecrets).where(isNull(paymentSecrets.retiredAt))))?.secret

/** The secret of this database, created on first use: 32 bytes of PostgreSQL's strong random numbers. */
export const ensurePaymentSecret = async (db: Db): Promise<Buffer> => {
  const found = await findSecretInUse(db)
  if (found) return found
  await db
    .insert(paymentSecrets)
    .values({ secret: sql`sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))` })
    .onConflictDoNothing()
  const made = await findSecretInUse(db)
  if (!made) throw new Error('The payment secret was not stored')
  return made
}

/** Secrets that recent restores retired, by the database's clock; none without a restore. */
export const listFormerSecrets = (db: Db) =>
  db
    .select()
    .from(paymentSecrets)
    .where(sql`${paymentSecrets.retiredAt} > clock_timestamp() - ${adoptedForHours} * interval '1 hour'`)
