import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/connection.ts'
import { orders } from '../../platform/db/tables/orders.ts'

/** Stores an order's day and time window, and whether its pieces count for that day. */
export const updateDeliveryDay = async (
  tx: Tx,
  id: number,
  change: { deliveryDate: string | null; timeWindow: string | null; holdsCapacity: boolean },
): Promise<void> => {
  await tx
    .update(orders)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(orders.id, id))
}
