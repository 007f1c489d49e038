import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/connection.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { attentionItems } from '../../platform/db/tables/payments.ts'
import type { FormColumn } from '../orders/read/order-columns.ts'
import type { OrderRow } from '../orders/read/order-row.queries.ts'

export const updateOwnFields = async (
  tx: Tx,
  id: number,
  written: Partial<Pick<OrderRow, FormColumn>>,
): Promise<void> => {
  await tx
    .update(orders)
    .set({ ...written, updatedAt: sql`now()` })
    .where(eq(orders.id, id))
}

/** Whether the customer has an undecided request; call it with the order locked. */
export const hasOpenWish = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await tx.$count(
    attentionItems,
    and(
      eq(attentionItems.kind, 'change-request'),
      eq(attentionItems.orderId, orderId),
      isNull(attentionItems.closedAt),
    ),
  )) > 0
