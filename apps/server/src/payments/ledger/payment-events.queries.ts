import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { type eventSources, type eventVerdicts, paymentEvents } from '../../platform/db/tables/payments.ts'

export type EventSource = (typeof eventSources)[number]
export type EventVerdict = (typeof eventVerdicts)[number]

export type NewPaymentEvent = Omit<typeof paymentEvents.$inferInsert, 'id' | 'receivedAt'>

/** Adds an event to the payment ledger; does nothing when its fingerprint exists. */
export const insertPaymentEvent = async (tx: Db | Tx, event: NewPaymentEvent): Promise<void> => {
  await tx.insert(paymentEvents).values(event).onConflictDoNothing({ target: paymentEvents.fingerprint })
}

/**
 * Whether an event with one of these fingerprints exists. `unconfirmed` ones do not count: a repeated copy is checked
 * again.
 */
export const isRecorded = async (db: Db | Tx, fingerprints: readonly string[]): Promise<boolean> => {
  const [found] = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(inArray(paymentEvents.fingerprint, [...fingerprints]), ne(paymentEvents.verdict, 'unconfirmed')),
    )
    .limit(1)
  return found !== undefined
}

/** An applied event about a transaction. */
export type AppliedEvent = {
  transactionId: string
  attemptId: number
  source: EventSource
  /** The provider's status as stored; null in an event that the owner recorded. */
  status: string | null
  fraud: string | null
  method: string | null
}

/** All applied events about transactions of an order, in the order of application. */
export const listAppliedEvents = async (tx: Db | Tx, orderId: number): Promise<AppliedEvent[]> => {
  const rows = await tx
    .select({
      transactionId: paymentEvents.transactionId,
      attemptId: paymentEvents.attemptId,
      source: paymentEvents.source,
      status: paymentEvents.transactionStatus,
      fraud: paymentEvents.fraudStatus,
      method: paymentEvents.paymentType,
    })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.orderId, orderId),
        eq(paymentEvents.verdict, 'applied'),
        isNotNull(paymentEvents.transactionId),
        isNotNull(paymentEvents.attemptId),
      ),
    )
    .orderBy(asc(paymentEvents.id))
  return rows.flatMap(({ transactionId, attemptId, ...row }) =>
    transactionId === null || attemptId === null ? [] : [{ transactionId, attemptId, ...row }],
  )
}
