import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { cashShifts } from '../../platform/db/tables/cash.ts'

export type ShiftRow = typeof cashShifts.$inferSelect
export type CashFlow = { received: number; givenBack: number }
export type ShiftWithCash = ShiftRow & CashFlow

/** The owner's screens show no more shifts at once. */
const maxShifts = 500
const maxMoves = 500

const cashOf = (column: 'received' | 'given_back') =>
  sql<number>`(select coalesce(sum(${sql.identifier(column)}), 0)::float8 from money_moves m
    where m.shift_id = cash_shifts.id and m.method = 'tunai')`

const withCash = (db: Db | Tx) =>
  db
    .select({
      ...getTableColumns(cashShifts),
      received: cashOf('received'),
      givenBack: cashOf('given_back'),
    })
    .from(cashShifts)

/** Opens a shift; undefined when the person has an open one, also when two devices open it in parallel. */
export const insertShift = (tx: Tx, openedBy: string, openingFloat: number): Promise<ShiftRow | undefined> =>
  firstRow(
    tx
      .insert(cashShifts)
      .values({ openedBy, openingFloat: String(openingFloat) })
      .onConflictDoNothing()
      .returning(),
  )

/** Locks a shift until the end of the transaction; waits for payments of it that are not committed yet. */
export const lockShift = (tx: Tx, id: number): Promise<ShiftRow | undefined> =>
  firstRow(tx.select().from(cashShifts).where(eq(cashShifts.id, id)).for('no key update'))

export const findShift = (db: Db | Tx, id: number): Promise<ShiftWithCash | undefined> =>
  firstRow(withCash(db).where(eq(cashShifts.id, id)))

export const markClosed = async (
  tx: Tx,
  id: number,
  closing: { closedBy: string; expected: number; counted: number; reason: string | null },
): Promise<void> => {
  const { closedBy, reason } = closing
  const [expected, counted] = [String(closing.expected), String(closing.counted)]
  const closedAt = sql`clock_timestamp()`
  await tx
    .update(cashShifts)
    .set({ closedAt, closedBy, expected, counted, reason })
    .where(eq(cashShifts.id, id))
}

/** WIB days, and the person whose cash it is; null for everyone. */
type Scope = { from: string; to: string; person: string | null }

/** Shifts that were opened or closed on the given days or between, and open ones; the newest first. */
export const listShifts = (db: Db, { from, to, person }: Scope): Promise<ShiftWithCash[]> =>
  withCash(db)
    .where(
      sql`(${person}::text is null or opened_by = ${person})
        and (closed_at is null or closed_at >= ${from}::date::timestamp at time zone 'Asia/Jakarta'
          and opened_at < (${to}::date + 1)::timestamp at time zone 'Asia/Jakarta')`,
    )
    .orderBy(desc(cashShifts.openedAt), desc(cashShifts.id))
    .limit(maxShifts)

/** Cash of the given days that belongs to no shift. */
export const sumCashOutside = async (db: Db, { from, to, person }: Scope): Promise<CashFlow> => {
  const { rows } = await db.execute<CashFlow>(
    sql`select coalesce(sum(received), 0)::float8 as received, coalesce(sum(given_back), 0)::float8 as "givenBack"
        from money_moves where shift_id is null and method = 'tunai' and day between ${from}::date and ${to}::date
          and (${person}::text is null or person = ${person})`,
  )
  return rows[0] ?? { received: 0, givenBack: 0 }
}

/** Cash of a shift, the newest first. */
export const listShiftMoves = async (db: Db, shiftId: number) => {
  const { rows } = await db.execute<{ at: string; orderId: number } & CashFlow>(
    sql`select moved_at as at, order_id as "orderId", received::float8 as received, given_back::float8 as "givenBack"
        from money_moves where shift_id = ${shiftId} and method = 'tunai'
        order by moved_at desc, order_id desc limit ${maxMoves}`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
