import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/connection.ts'
import { orders } from '../../../platform/db/tables/orders.ts'
import type { FormColumn } from '../read/order-columns.ts'
import type { OrderRow } from '../read/order-row.queries.ts'

/** Stores details of an order; triggers forget its label and count its time window. */
export const updateDetails = async (
  tx: Tx,
  id: number,
  details: Partial<Pick<OrderRow, FormColumn | 'phoneKey'>>,
): Promise<void> => {
  await tx
    .update(orders)
    .set({ ...details, updatedAt: sql`now()` })
    .where(eq(orders.id, id))
}
