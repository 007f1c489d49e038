import { type SQL, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../platform/db/connection.ts'
import { retryConflicts } from '../platform/db/retry-conflicts.ts'

/** Databases whose append-only triggers are disabled. */
const openPasts = new WeakSet<Db>()

/** Makes the payment ledger of this database changeable, for a test that moves time thousands of times. */
export const openThePast = async (db: Db): Promise<void> => {
  await db.execute(sql`alter table payment_events disable trigger user`)
  openPasts.add(db)
}

/**
 * Moves all times of payment attempts and their events `ms` milliseconds into the past, for all orders or the given
 * ones.
 */
export const letPass = async (db: Db, ms: number, orderIds?: readonly number[]): Promise<void> => {
  // A notification that arrives meanwhile locks the same rows in another order.
  if (openPasts.has(db)) return retryConflicts(() => moveBack(db, ms, orderIds))
  // The ledger is append only, except for this test.
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`alter table payment_events disable trigger user`)
    await moveBack(tx, ms, orderIds)
    await tx.execute(sql`alter table payment_events enable trigger user`)
  })
}

const moveBack = async (db: Db | Tx, ms: number, orderIds?: readonly number[]): Promise<void> => {
  const earlier = sql`${ms}::float8 * interval '1 millisecond'`
  const of = (column: SQL) =>
    orderIds === undefined ? sql`true` : sql`${column} = any(${sql.param([...orderIds])}::integer[])`
  await db.execute(sql`
    with events as (
      update payment_events set received_at = received_at - ${earlier} where ${of(sql`order_id`)}),
    paid as (update payments set received_at = received_at - ${earlier} where ${of(sql`order_id`)})
    update payment_attempts set created_at = created_at - ${earlier}, updated_at = updated_at - ${earlier},
      expires_at = expires_at - ${earlier}, next_check_at = next_check_at - ${earlier}, paid_at = paid_at - ${earlier}
    where ${of(sql`order_id`)}`)
}
