import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/connection.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { attentionItems } from '../../platform/db/tables/payments.ts'

export const updateOwnFields = async (
  tx: Tx,
  id: number,
  { customerAddress, notes }: { customerAddress: string; notes: string | null },
): Promise<void> => {
  await tx.update(orders).set({ customerAddress, notes, updatedAt: sql`now()` }).where(eq(orders.id, id))
}

/** Whether the customer waits for the owner's answer; call it with the order locked. */
export const hasOpenWish = async (tx: Tx, orderId: number): Promise<boolean> => {
  const rows = await tx
    .select({ id: attentionItems.id })
    .from(attentionItems)
    .where(
      and(
        eq(attentionItems.kind, 'change-request'),
        eq(attentionItems.orderId, orderId),
        isNull(attentionItems.closedAt),
      ),
    )
  return rows.length > 0
}
