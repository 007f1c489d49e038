import type { RefundState } from '@dimsum/domain/refund'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { payments, refunds } from '../../platform/db/tables/money.ts'

/** A refund, with the transaction id of its payment. */
const columns = {
  ...getTableColumns(refunds),
  attemptId: payments.attemptId,
  transactionId: payments.transactionId,
}
const selectRefunds = (db: Db | Tx) =>
  db.select(columns).from(refunds).innerJoin(payments, eq(payments.id, refunds.paymentId))
export type RefundRow = Awaited<ReturnType<typeof selectRefunds>>[number]
export type NewRefund = Omit<typeof refunds.$inferInsert, 'settledAt' | 'nextAskAt' | 'booked'>

/** Unsettled: the provider may or may not have refunded it. */
export const openStates: readonly RefundState[] = ['asked', 'unknown']

export const listRefunds = (db: Db | Tx, orderId: number): Promise<RefundRow[]> =>
  selectRefunds(db).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id))

export const findRefund = (db: Db | Tx, id: number): Promise<RefundRow | undefined> =>
  firstRow(selectRefunds(db).where(eq(refunds.id, id)))

export const findRefundByKey = (db: Db | Tx, key: string): Promise<RefundRow | undefined> =>
  firstRow(selectRefunds(db).where(eq(refunds.refundKey, key)))

/** Stores a refund of an order whose row is locked. The database refuses one that exceeds the payment. */
export const insertRefund = async (tx: Tx, refund: NewRefund, nextAskMs: number | null): Promise<number> => {
  const [stored] = await tx
    .insert(refunds)
    .values({
      ...refund,
      settledAt: refund.state === 'done' ? sql`clock_timestamp()` : null,
      nextAskAt: nextAskMs === null ? null : sql`clock_timestamp() + ${nextAskMs} * interval '1 millisecond'`,
    })
    .returning({ id: refunds.id })
  if (!stored) throw new Error('The refund was not stored')
  return stored.id
}

/** Settles an open refund; false when it was settled before. */
export const settleRefundRow = async (
  tx: Tx,
  id: number,
  state: 'done' | 'refused',
  refusal: string | null = null,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(refunds)
    .set({ state, refusal, settledAt: sql`clock_timestamp()`, nextAskAt: null })
    .where(and(eq(refunds.id, id), inArray(refunds.state, [...openStates])))
  return rowCount === 1
}

/** Marks a refund that the owner recorded by mistake; its time stays. */
export const takeRefundBack = async (tx: Tx, id: number): Promise<void> => {
  await tx
    .update(refunds)
    .set({ state: 'taken-back' })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'done')))
}

/** The provider gave no usable answer: the result is unknown. */
export const markRefundUnknown = async (db: Db, id: number): Promise<void> => {
  await db
    .update(refunds)
    .set({ state: 'unknown' })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'asked')))
}

/**
 * Claims a refund that is due for a retry. The next retry is scheduled before the call, after a pause that doubles up
 * to a day.
 */
export const claimDueRefund = async (db: Db, firstPauseMs: number): Promise<number | undefined> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    update refunds set asks = least(asks + 1, 30000),
      next_ask_at = clock_timestamp()
        + least(${firstPauseMs} * 2 ^ least(asks, 20), 86400000) * interval '1 millisecond'
    where id = (
      select id from refunds where next_ask_at <= clock_timestamp() order by next_ask_at
      limit 1 for update skip locked)
    returning id`)
  return rows[0]?.id
}
