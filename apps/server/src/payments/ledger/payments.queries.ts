import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { payments } from '../../platform/db/tables/money.ts'

export type PaymentRow = typeof payments.$inferSelect

type NewPayment = Pick<typeof payments.$inferInsert, 'orderId' | 'amount' | 'method' | 'recordedBy'> & {
  attemptId?: number
  transactionId?: string
  status?: string
  /** null for the database's present moment; a moment to come counts as now. */
  receivedAt: Date | null
}

/** Every payment of an order, voided ones included, oldest first. */
export const listPayments = (db: Db | Tx, orderId: number): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.id))

/** Records an amount received for an order whose row is locked. A trigger makes the order paid and books the revenue. */
export const insertPayment = async (tx: Tx, { receivedAt, ...payment }: NewPayment): Promise<void> => {
  await tx.insert(payments).values({
    ...payment,
    receivedAt: sql`least(coalesce(${receivedAt?.toISOString() ?? null}::timestamptz, now()), now())`,
  })
}

const isLive = (id: number) => and(eq(payments.id, id), isNull(payments.voidedAt))

/** The payment never counted, or went back as a whole. A trigger takes it off the order. */
export const voidPayment = async (tx: Tx, id: number, voidedBy: string): Promise<void> => {
  await tx.update(payments).set({ voidedAt: sql`now()`, voidedBy }).where(isLive(id))
}

/** The provider's latest word about a payment; the order shows it. */
export const notePaymentStatus = async (tx: Tx, id: number, status: string): Promise<void> => {
  await tx.update(payments).set({ status }).where(isLive(id))
}

/** Corrects how a payment came; a trigger moves it in the reports. */
export const correctPaymentMethod = async (tx: Tx, id: number, method: string): Promise<void> => {
  await tx.update(payments).set({ method }).where(isLive(id))
}
