import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { orderMoney } from '../../platform/db/tables/money.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { attentionItems } from '../../platform/db/tables/payments.ts'

/** An order's amounts in rupiah, and its last change of status. */
export const findOrderMoney = (tx: Tx, orderId: number) =>
  firstRow(
    tx
      .select({
        status: orders.status,
        isPaid: orders.isPaid,
        received: sql<number>`${orderMoney.received}`.mapWith(Number),
        givenBack: sql<number>`${orderMoney.givenBack}`.mapWith(Number),
        surplus: sql<number>`${orderMoney.surplus}`.mapWith(Number),
        kept: sql<number>`${orderMoney.kept}`.mapWith(Number),
        statusEventId: sql<number | null>`changed.id`.mapWith(Number),
        statusAt: sql<Date | null>`changed.at`.mapWith(orders.orderDate),
      })
      .from(orders)
      .innerJoin(orderMoney, eq(orderMoney.orderId, orders.id))
      .leftJoin(
        sql`lateral (select e.id, e.at from order_events e where e.order_id = ${orders.id} and e.kind = 'status'
        and e.data ->> 'from' <> e.data ->> 'to' order by e.id desc limit 1) changed`,
        sql`true`,
      )
      .where(eq(orders.id, orderId)),
  )

const kinds = ['cancelled-after-paid', 'paid-after-cancel', 'duplicate-payment'] as const

/** Entries about surplus money of an order, newest first; `left` is the amount they show. */
export const listMoneyEntries = (tx: Tx, orderId: number) =>
  tx
    .select({
      id: attentionItems.id,
      kind: attentionItems.kind,
      createdAt: attentionItems.createdAt,
      closedAt: attentionItems.closedAt,
      left: sql<number>`coalesce((${attentionItems.data} ->> 'left')::numeric, 0)`.mapWith(Number),
    })
    .from(attentionItems)
    .where(and(eq(attentionItems.orderId, orderId), inArray(attentionItems.kind, [...kinds])))
    .orderBy(desc(attentionItems.id))
export type MoneyEntry = Awaited<ReturnType<typeof listMoneyEntries>>[number]

/** Records that the owner keeps so much more of a cancelled order's money. */
export const keepMoney = async (tx: Tx, orderId: number, amount: number): Promise<void> => {
  await tx
    .update(orders)
    .set({ kept: sql`coalesce(${orders.kept}, 0) + ${amount}` })
    .where(eq(orders.id, orderId))
}

/** Updates the remaining amount, and closes or reopens the entry. */
export const setMoneyLeft = async (
  tx: Tx,
  id: number,
  left: number,
  closed: { actor: string; note: string } | null,
): Promise<void> => {
  await tx
    .update(attentionItems)
    .set({
      data: sql`${attentionItems.data} || jsonb_build_object('left', ${`${left}.00`}::text)`,
      closedAt: closed && sql`now()`,
      closedBy: closed?.actor ?? null,
      closeNote: closed?.note ?? null,
    })
    .where(eq(attentionItems.id, id))
}
