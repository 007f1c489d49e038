import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/connection.ts'
import { orders } from '../../platform/db/tables/orders.ts'

/** Gives an order its day; its pieces are counted there from now on, or nowhere. */
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
