import { asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { orderItems, orders } from '../../platform/db/tables/orders.ts'

/** Milliseconds from one moment to another. */
export const msBetween = <Ms extends number | null = number>(from: SQLWrapper, to: SQLWrapper) =>
  sql`extract(epoch from ${to} - ${from}) * 1000`.mapWith(Number) as SQL<Ms>
export const clock = sql`clock_timestamp()`

const columns = {
  id: orders.id,
  status: orders.status,
  isPaid: orders.isPaid,
  totalPrice: orders.totalPrice,
  amountPaid: orders.amountPaid,
  kept: orders.kept,
  deposit: orders.deposit,
  charges: orders.charges,
  orderDate: orders.orderDate,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  customerEmail: orders.customerEmail,
  paymentMethod: orders.paymentMethod,
  transactionId: orders.midtransTransactionId,
  /** Until the end of the order's day (WIB, the database's clock); negative when it is over; null without a day. */
  dayLeftMs: msBetween<number | null>(
    clock,
    sql`(${orders.deliveryDate} + 1)::timestamp at time zone 'Asia/Jakarta'`,
  ),
}

export const findPayableOrder = (db: Db, id: number) =>
  firstRow(db.select(columns).from(orders).where(eq(orders.id, id)))
export type PayableOrder = NonNullable<Awaited<ReturnType<typeof findPayableOrder>>>

/** The order and its customer. */
export type Payer = Pick<
  PayableOrder,
  'id' | 'totalPrice' | 'amountPaid' | 'kept' | 'charges' | 'customerName' | 'customerPhone' | 'customerEmail'
>

/** Locks the order until the transaction ends, so that payments of one order are processed one after the other. */
export const lockPayableOrder = (tx: Tx, id: number): Promise<PayableOrder | undefined> =>
  firstRow(tx.select(columns).from(orders).where(eq(orders.id, id)).for('no key update'))

/** The ordered lines in their original order. */
export const listOrderLines = (db: Db, orderId: number) =>
  db
    .select({
      packageType: orderItems.packageType,
      name: { id: orderItems.name, en: orderItems.nameEn },
      pieces: orderItems.pieces,
      quantity: orderItems.quantity,
      unitPrice: orderItems.unitPrice,
      choices: orderItems.choices,
      choicesKey: orderItems.choicesKey,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))

/**
 * Packages that this order returned to stock and that are not available any more; `[]` when it still has all, or stock
 * is unlimited.
 */
export const listLinesWithoutStock = async (tx: Tx, orderId: number): Promise<string[]> => {
  const { rows } = await tx.execute<{ package_type: string }>(sql`
    select i.package_type from order_items i
    join inventory s on s.package_type = i.package_type
    where i.order_id = ${orderId} and not i.holds_stock and (not s.is_active or s.current_stock < i.quantity)
      and exists (select 1 from inventory_movements m where m.order_id = i.order_id and m.inventory_id = s.id
        and m.reason = 'returned')
    order by i.position`)
  return rows.map((row) => row.package_type)
}
