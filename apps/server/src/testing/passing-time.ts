import { type SQL, sql } from 'drizzle-orm'
import { type Db, inTransaction, type Tx } from '../platform/db/connection.ts'

/** Databases whose past is open to change for as long as they live. */
const openPasts = new WeakSet<Db>()

/** For a test that lets time pass thousands of times: the ledger of this database is no longer append only. */
export const openThePast = async (db: Db): Promise<void> => {
  await db.execute(sql`alter table payment_events disable trigger user`)
  openPasts.add(db)
}

/**
 * Makes everything that is known about payment attempts, and every message about them, `ms` milliseconds older: of all
 * orders, or of those named.
 */
export const letPass = async (db: Db, ms: number, orderIds?: readonly number[]): Promise<void> => {
  if (openPasts.has(db)) return moveBack(db, ms, orderIds)
  // The ledger is append only; the past of a test is not.
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
