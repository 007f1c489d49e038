import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { payments } from '../../platform/db/tables/money.ts'

export type PaymentRow = typeof payments.$inferSelect

type NewPayment = Pick<typeof payments.$inferInsert, 'orderId' | 'amount' | 'method' | 'recordedBy'> & {
  attemptId?: number
  transactionId?: string
  status?: string
  /** null for the database's current time; a future time counts as now. */
  receivedAt: Date | null
}

/** Every payment of an order, including voided ones, oldest first. */
export const listPayments = (db: Db | Tx, orderId: number): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id))

/**
 * Records an amount received for an order whose row is locked. A trigger marks the order as paid and books the revenue.
 */
export const insertPayment = async (tx: Tx, { receivedAt, ...payment }: NewPayment): Promise<void> => {
  await tx.insert(payments).values({
    ...payment,
    receivedAt: sql`least(coalesce(${receivedAt?.toISOString() ?? null}::timestamptz, now()), now())`,
  })
}

const isLive = (id: number) => and(eq(payments.id, id), isNull(payments.voidedAt))

/** Voids a payment that was a mistake or was reversed in full. A trigger updates the order. */
export const voidPayment = async (tx: Tx, id: number, voidedBy: string): Promise<void> => {
  await tx.update(payments).set({ voidedAt: sql`now()`, voidedBy }).where(isLive(id))
}

/** Corrects the method of a payment, or stores the provider's latest status; triggers update order and reports. */
export const updatePayment = async (
  tx: Tx,
  id: number,
  change: Partial<Pick<PaymentRow, 'method' | 'status'>>,
): Promise<void> => {
  await tx.update(payments).set(change).where(isLive(id))
}
