import type { PackageType } from '@dimsum/domain/menu'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { orderItems } from '../../platform/db/tables/orders.ts'

/** The order of a line, or undefined when there is no such line. */
export const findOrderOfLine = async (db: Db, id: number): Promise<number | undefined> => {
  const [found] = await db
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(eq(orderItems.id, id))
  return found?.orderId
}

export type TickState = { packageType: PackageType; quantity: number; preparedAt: Date | null }

/** A line's tick as last committed; call it with the order's row locked. */
export const findTick = async (tx: Tx, id: number): Promise<TickState | undefined> => {
  const [found] = await tx
    .select({
      packageType: orderItems.packageType,
      quantity: orderItems.quantity,
      preparedAt: orderItems.preparedAt,
    })
    .from(orderItems)
    .where(eq(orderItems.id, id))
  return found
}

/** Sets or removes the tick, by the database's clock. */
export const updateTick = async (tx: Tx, id: number, isPrepared: boolean): Promise<Date | null> => {
  const [updated] = await tx
    .update(orderItems)
    .set({ preparedAt: isPrepared ? sql`now()` : null })
    .where(eq(orderItems.id, id))
    .returning({ preparedAt: orderItems.preparedAt })
  return updated?.preparedAt ?? null
}
