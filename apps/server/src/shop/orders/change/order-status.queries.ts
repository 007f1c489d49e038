import type { BothLanguages } from '@dimsum/domain/menu'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db/connection.ts'
import { firstRow } from '../../../platform/db/first-row.ts'
import { inventory, inventoryMovements } from '../../../platform/db/tables/inventory.ts'
import { orderItems, orders } from '../../../platform/db/tables/orders.ts'

const state = {
  status: orders.status,
  isPaid: orders.isPaid,
  amountPaid: orders.amountPaid,
  cancelReason: orders.cancelReason,
  pieces: orders.pieces,
  isDelivery: orders.isDelivery,
  deliveryDate: orders.deliveryDate,
  timeWindow: orders.timeWindow,
  holdsCapacity: orders.holdsCapacity,
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

/** Locks the stock of every package of an order by package type, like `place_order`. */
export const lockStockOf = async (tx: Tx, orderId: number): Promise<void> => {
  await tx
    .select({ id: inventory.id })
    .from(inventory)
    .where(
      inArray(
        inventory.packageType,
        tx.select({ type: orderItems.packageType }).from(orderItems).where(eq(orderItems.orderId, orderId)),
      ),
    )
    .orderBy(asc(inventory.packageType))
    .for('update')
}

/** The packages of an order that have a stock row, with that stock; call it after `lockStockOf`. */
export const listPackageStock = (tx: Tx, orderId: number) =>
  tx
    .select({
      inventoryId: inventory.id,
      packageType: inventory.packageType,
      name: sql<BothLanguages>`jsonb_build_object('id', min(${orderItems.name}), 'en', min(${orderItems.nameEn}))`,
      pieces: sql<number>`min(${orderItems.pieces})`,
      quantity: sql<number>`sum(${orderItems.quantity})::integer`,
      holdsStock: sql<boolean>`bool_or(${orderItems.holdsStock})`,
      currentStock: inventory.currentStock,
      isActive: inventory.isActive,
    })
    .from(orderItems)
    .innerJoin(inventory, eq(inventory.packageType, orderItems.packageType))
    .where(eq(orderItems.orderId, orderId))
    .groupBy(inventory.id)
    .orderBy(asc(inventory.packageType))
export type PackageStock = Awaited<ReturnType<typeof listPackageStock>>[number]

/** Takes the ordered quantity of a package from stock or returns it, with a ledger entry. */
export const movePackageStock = async (
  tx: Tx,
  orderId: number,
  { inventoryId, packageType, quantity, currentStock }: PackageStock,
  direction: 'take' | 'give-back',
  actor: string,
): Promise<void> => {
  const delta = direction === 'take' ? -quantity : quantity
  const stockAfter = currentStock + delta
  await tx
    .update(inventory)
    .set({ currentStock: stockAfter, updatedAt: sql`now()` })
    .where(eq(inventory.id, inventoryId))
  await tx
    .update(orderItems)
    .set({ holdsStock: direction === 'take' })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.packageType, packageType)))
  const reason = direction === 'take' ? 'sold' : 'returned'
  await tx.insert(inventoryMovements).values({ inventoryId, orderId, reason, delta, stockAfter, actor })
}

/** Stores changed columns of an order. Triggers mark its label as not printed and update its time window's counters. */
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
