import { and, asc, eq, inArray, ne } from 'drizzle-orm'
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
export const isRecorded = async (db: Db | Tx, fingerprints: readonly string[]): Promise<boolean> =>
  (await db.$count(
    paymentEvents,
    and(inArray(paymentEvents.fingerprint, [...fingerprints]), ne(paymentEvents.verdict, 'unconfirmed')),
  )) > 0

/** All applied events of an order, in the order of application. */
export const listAppliedEvents = (tx: Db | Tx, orderId: number) =>
  tx
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.orderId, orderId), eq(paymentEvents.verdict, 'applied')))
    .orderBy(asc(paymentEvents.id))
