import { isSameValue } from '@dimsum/domain/merge-edits'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/connection.ts'
import { firstRow } from '../../../platform/db/first-row.ts'
import { orders } from '../../../platform/db/tables/orders.ts'

const state = {
  status: orders.status,
  isPaid: orders.isPaid,
  amountPaid: orders.amountPaid,
  cancelReason: orders.cancelReason,
  isDelivery: orders.isDelivery,
  deliveryDate: orders.deliveryDate,
  timeWindow: orders.timeWindow,
}

const selectState = (db: Db | Tx, id: number) => db.select(state).from(orders).where(eq(orders.id, id))
export type OrderState = Awaited<ReturnType<typeof selectState>>[number]

export const findOrderState = (db: Db, id: number): Promise<OrderState | undefined> =>
  firstRow(selectState(db, id))

/** The order's state as last committed, locked until the transaction ends. */
export const lockOrderState = (tx: Tx, id: number): Promise<OrderState | undefined> =>
  firstRow(selectState(tx, id).for('no key update'))

/** SQL condition: the latest status change of an order was made by the owner. `orderId` is a number or a column. */
export const isOwnersWord = (orderId: number | SQL): SQL =>
  sql`coalesce((
    select e.actor like 'admin:%' from order_events e where e.order_id = ${orderId} and e.kind = 'status'
    order by e.id desc limit 1
  ), false)`

/** The same for one order; call it with the order locked. */
export const hasOwnersWord = async (tx: Tx, orderId: number): Promise<boolean> => {
  const { rows } = await tx.execute<{ is: boolean }>(sql`select ${isOwnersWord(orderId)} as is`)
  return rows[0]?.is === true
}

/** The day and the packages of an order. */
const findGoods = async (tx: Tx, id: number) => {
  const { rows } = await tx.execute<{ day: string | null; packageTypes: string[] }>(
    sql`select delivery_date::text as day, array(
          select distinct package_type from order_items where order_id = orders.id order by 1) as "packageTypes"
        from orders where id = ${id}`,
  )
  return rows[0]
}

/**
 * Locks an order's packages, their stock, its day and the day it moves to. Then it locks the order. This is the lock
 * order of `place_order`. The packages and the day are read before: `overtaken` when they changed meanwhile.
 */
export const lockWithGoods = async (
  tx: Tx,
  id: number,
  moveTo: string | null = null,
): Promise<OrderState | 'overtaken' | undefined> => {
  const seen = await findGoods(tx, id)
  if (!seen) return undefined
  const { packageTypes, day } = seen
  await tx.execute(
    sql`select lock_goods(${sql.param(packageTypes)}::text[], ${sql.param([day, moveTo])}::date[])`,
  )
  const order = await lockOrderState(tx, id)
  return isSameValue(await findGoods(tx, id), seen) ? order : 'overtaken'
}

/**
 * Refuses a day and time window of an order by the rules for new orders. The caller has locked the goods (`lockWithGoods`).
 * A refusal is a database error, which `refusalIn` reads.
 */
export const checkMove = async (
  tx: Tx,
  orderId: number,
  day: string | null,
  window: string | null,
  usualCapacity: number | null,
): Promise<void> => {
  await tx.execute(sql`select check_move(${orderId}, ${day}, ${window}, ${usualCapacity})`)
}

/**
 * Takes the packages of an order from stock, or returns them, with ledger entries; its goods are locked. A refusal is an
 * error (`refusalIn`).
 */
export const moveStock = async (
  tx: Tx,
  orderId: number,
  direction: 'take' | 'give-back',
  actor: string,
): Promise<void> => {
  await tx.execute(sql`select move_stock(${orderId}, ${direction === 'take'}, ${actor})`)
}

/** Stores changed columns of an order. Triggers mark its label as not printed and count its day and time window. */
export const updateOrder = async (
  tx: Tx,
  id: number,
  change: Partial<typeof orders.$inferInsert>,
): Promise<void> => {
  await tx
    .update(orders)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(orders.id, id))
}
