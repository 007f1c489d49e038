import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/connection.ts'
import { attentionItems } from '../../platform/db/tables/payments.ts'

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
