import { type SQL, sql } from 'drizzle-orm'
import { type Db, inTransaction } from '../platform/db/connection.ts'

/**
 * Makes everything that is known about payment attempts, and every message about them, `ms` milliseconds older: of all
 * orders, or of those named.
 */
export const letPass = (db: Db, ms: number, orderIds?: readonly number[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const earlier = sql`${ms} * interval '1 millisecond'`
    const of = (column: SQL) =>
      orderIds === undefined ? sql`true` : sql`${column} = any(${sql.param([...orderIds])}::integer[])`
    // The ledger is append only; the past of a test is not.
    await tx.execute(sql`alter table payment_events disable trigger user`)
    await tx.execute(
      sql`update payment_events set received_at = received_at - ${earlier} where ${of(sql`order_id`)}`,
    )
    await tx.execute(sql`alter table payment_events enable trigger user`)
    await tx.execute(sql`update orders set paid_at = paid_at - ${earlier} where ${of(sql`id`)}`)
    await tx.execute(sql`
      update payment_attempts set created_at = created_at - ${earlier}, updated_at = updated_at - ${earlier},
        expires_at = expires_at - ${earlier}, next_check_at = next_check_at - ${earlier}, paid_at = paid_at - ${earlier}
      where ${of(sql`order_id`)}`)
  })
