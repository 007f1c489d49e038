import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { orderItems } from '../../platform/db/tables/orders.ts'

/** A line and its tick; exact while the order's row is locked. */
export const findLine = (db: Db | Tx, id: number) =>
  firstRow(
    db
      .select({
        orderId: orderItems.orderId,
        packageType: orderItems.packageType,
        quantity: orderItems.quantity,
        preparedAt: orderItems.preparedAt,
      })
      .from(orderItems)
      .where(eq(orderItems.id, id)),
  )

/** Sets or removes the tick, by the database's clock. */
export const updateTick = async (tx: Tx, id: number, isPrepared: boolean): Promise<Date | null> => {
  const [updated] = await tx
    .update(orderItems)
    .set({ preparedAt: isPrepared ? sql`now()` : null })
    .where(eq(orderItems.id, id))
    .returning({ preparedAt: orderItems.preparedAt })
  return updated?.preparedAt ?? null
}
