import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { paymentSecrets } from '../../platform/db/tables/payments.ts'

/** A payment of the lost time is taken in so many hours after the restore: an account number lives 24, banks are slow. */
const adoptedForHours = 72

const findSecretInUse = async (db: Db): Promise<Buffer | undefined> => {
  const [found] = await db
    .select({ secret: paymentSecrets.secret })
    .from(paymentSecrets)
    .where(isNull(paymentSecrets.retiredAt))
  return found?.secret
}

/** The secret of this database, made by the first who needs it: 32 bytes of PostgreSQL's strong random numbers. */
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

/** A secret that was in use until a backup was restored at `retiredAt`. */
export type FormerSecret = { secret: Buffer; retiredAt: Date }

/** The secrets of restores that are not long ago, by the database's clock; none in a database that never was restored. */
export const listFormerSecrets = async (db: Db): Promise<FormerSecret[]> => {
  const rows = await db
    .select({ secret: paymentSecrets.secret, retiredAt: paymentSecrets.retiredAt })
    .from(paymentSecrets)
    .where(
      and(
        isNotNull(paymentSecrets.retiredAt),
        sql`${paymentSecrets.retiredAt} > clock_timestamp() - ${adoptedForHours} * interval '1 hour'`,
      ),
    )
  return rows.flatMap(({ secret, retiredAt }) => (retiredAt === null ? [] : [{ secret, retiredAt }]))
}
