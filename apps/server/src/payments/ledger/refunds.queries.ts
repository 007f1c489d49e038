import type { RefundState } from '@dimsum/domain/refund'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { refunds } from '../../platform/db/tables/refunds.ts'
import { settings } from '../../platform/db/tables/shop.ts'

export type RefundRow = typeof refunds.$inferSelect
export type NewRefund = typeof refunds.$inferInsert

/** Not settled: the provider may or may not have given it back. */
export const openStates: readonly RefundState[] = ['asked', 'unknown']

/** Every refund of an order, oldest first. */
export const listRefunds = (db: Db | Tx, orderId: number): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id))

export const findRefund = async (db: Db | Tx, id: number): Promise<RefundRow | undefined> => {
  const [found] = await db.select().from(refunds).where(eq(refunds.id, id))
  return found
}

export const findRefundByKey = async (db: Db | Tx, key: string): Promise<RefundRow | undefined> => {
  const [found] = await db.select().from(refunds).where(eq(refunds.refundKey, key))
  return found
}

/** Stores a refund of an order whose row is locked. The database refuses one that goes beyond what was paid. */
export const insertRefund = async (
  tx: Tx,
  refund: Omit<NewRefund, 'settledAt' | 'nextAskAt'>,
  nextAskMs: number | null,
): Promise<RefundRow> => {
  const [stored] = await tx
    .insert(refunds)
    .values({
      ...refund,
      settledAt: refund.state === 'done' ? sql`now()` : null,
      nextAskAt: nextAskMs === null ? null : sql`clock_timestamp() + ${nextAskMs} * interval '1 millisecond'`,
    })
    .returning()
  if (!stored) throw new Error('The refund was not stored')
  return stored
}

/** Settles a refund that is still open; undefined when it was settled before. */
export const settleRefundRow = async (
  tx: Tx,
  id: number,
  state: 'done' | 'refused',
  refusal: string | null = null,
): Promise<RefundRow | undefined> => {
  const [settled] = await tx
    .update(refunds)
    .set({ state, refusal, settledAt: sql`now()`, nextAskAt: null })
    .where(and(eq(refunds.id, id), inArray(refunds.state, [...openStates])))
    .returning()
  return settled
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
