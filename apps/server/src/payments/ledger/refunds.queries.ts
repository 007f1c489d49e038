import type { RefundState } from '@dimsum/domain/refund'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { payments, refunds } from '../../platform/db/tables/money.ts'
import { settings } from '../../platform/db/tables/shop.ts'

/** A refund, with the provider's id of its payment. */
const columns = {
  ...getTableColumns(refunds),
  attemptId: payments.attemptId,
  transactionId: payments.transactionId,
}
const selectRefunds = (db: Db | Tx) =>
  db.select(columns).from(refunds).innerJoin(payments, eq(payments.id, refunds.paymentId))
export type RefundRow = Awaited<ReturnType<typeof selectRefunds>>[number]
export type NewRefund = Omit<typeof refunds.$inferInsert, 'settledAt' | 'nextAskAt' | 'booked'>

/** Not settled: the provider may or may not have given it back. */
export const openStates: readonly RefundState[] = ['asked', 'unknown']

/** Every refund of an order, oldest first. */
export const listRefunds = (db: Db | Tx, orderId: number): Promise<RefundRow[]> =>
  selectRefunds(db).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id))

export const findRefund = (db: Db | Tx, id: number): Promise<RefundRow | undefined> =>
  firstRow(selectRefunds(db).where(eq(refunds.id, id)))

export const findRefundByKey = (db: Db | Tx, key: string): Promise<RefundRow | undefined> =>
  firstRow(selectRefunds(db).where(eq(refunds.refundKey, key)))

/** Stores a refund of an order whose row is locked. The database refuses one that goes beyond what was paid. */
export const insertRefund = async (tx: Tx, refund: NewRefund, nextAskMs: number | null): Promise<number> => {
  const [stored] = await tx
    .insert(refunds)
    .values({
      ...refund,
      settledAt: refund.state === 'done' ? sql`now()` : null,
      nextAskAt: nextAskMs === null ? null : sql`clock_timestamp() + ${nextAskMs} * interval '1 millisecond'`,
    })
    .returning({ id: refunds.id })
  if (!stored) throw new Error('The refund was not stored')
  return stored.id
}

/** Settles a refund that is still open; false when it was settled before. */
export const settleRefundRow = async (
  tx: Tx,
  id: number,
  state: 'done' | 'refused',
  refusal: string | null = null,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(refunds)
    .set({ state, refusal, settledAt: sql`now()`, nextAskAt: null })
    .where(and(eq(refunds.id, id), inArray(refunds.state, [...openStates])))
  return rowCount === 1
}

/** A refund that the owner had recorded by mistake; its time stays. */
export const takeRefundBack = async (tx: Tx, id: number): Promise<void> => {
  await tx
    .update(refunds)
    .set({ state: 'taken-back' })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'done')))
}

/** No usable answer came: whether it went back is not known. */
export const markRefundUnknown = async (db: Db, id: number): Promise<void> => {
  await db
    .update(refunds)
    .set({ state: 'unknown' })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'asked')))
}

/**
 * Takes a refund whose question is due, for this process alone: the next question comes after a pause that doubles up to a
 * day, whatever becomes of this one.
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

/** Whether the owner has refunds switched on, within the transaction of the caller. */
export const areRefundsOn = async (tx: Tx): Promise<boolean> => {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, 'refunds'))
  return row?.value === true
}
