import { type PaymentOutcome, parseTransactionStatus, paymentOutcome } from '@dimsum/domain/payment-status'
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { type eventSources, type eventVerdicts, paymentEvents } from '../../platform/db/tables/payments.ts'

export type EventSource = (typeof eventSources)[number]
export type EventVerdict = (typeof eventVerdicts)[number]

export type NewPaymentEvent = Omit<typeof paymentEvents.$inferInsert, 'id' | 'receivedAt'>

/** One line of the ledger of payment messages; a line with the same fingerprint stays as it is. */
export const insertPaymentEvent = async (tx: Db | Tx, event: NewPaymentEvent): Promise<void> => {
  await tx.insert(paymentEvents).values(event).onConflictDoNothing({ target: paymentEvents.fingerprint })
}

/** Whether one of these lines was written before. `unconfirmed` ones do not count: they deserve another look. */
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

/** What stands of one provider transaction after everything that was applied. */
export type Standing = {
  transactionId: string
  attemptId: number
  outcome: PaymentOutcome
  /** The last word applied. */
  status: string
  paymentType: string | null
  /** When the shop first heard that it was paid; null when it never did. */
  heardPaidAt: Date | null
}

/** Money of it came and is with the shop, all or in part. */
export const isStanding = ({ outcome }: Pick<Standing, 'outcome'>): boolean =>
  outcome === 'paid' || outcome === 'partly-reversed'

/**
 * Every transaction of an order as the ledger has it, by transaction id. A payment that was later denied or
 * cancelled counts as reversed: no stale answer brings it back.
 */
export const listStandings = async (tx: Db | Tx, orderId: number): Promise<Map<string, Standing>> => {
  const rows = await tx
    .select({
      transactionId: paymentEvents.transactionId,
      attemptId: paymentEvents.attemptId,
      status: paymentEvents.transactionStatus,
      fraud: paymentEvents.fraudStatus,
      paymentType: paymentEvents.paymentType,
      receivedAt: paymentEvents.receivedAt,
    })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.orderId, orderId),
        eq(paymentEvents.verdict, 'applied'),
        isNotNull(paymentEvents.attemptId),
        isNotNull(paymentEvents.transactionId),
      ),
    )
    .orderBy(asc(paymentEvents.id))
  const standings = new Map<string, Standing>()
  for (const { transactionId, attemptId, status, fraud, paymentType, receivedAt } of rows) {
    const word = parseTransactionStatus(status ?? '')
    if (transactionId === null || attemptId === null || word === null) continue
    const known = standings.get(transactionId)
    const before = known?.outcome
    const wasPaid = before === 'paid' || before === 'partly-reversed' || before === 'reversed'
    const outcome = paymentOutcome(word, fraud)
    const isTakenBack = wasPaid && (outcome === 'failed' || outcome === 'ended')
    standings.set(transactionId, {
      transactionId,
      attemptId,
      outcome: isTakenBack ? 'reversed' : outcome,
      status: word,
      paymentType,
      heardPaidAt: known?.heardPaidAt ?? (isStanding({ outcome }) ? receivedAt : null),
    })
  }
  return standings
}

/** Transactions of an attempt that were open or paid when we last heard of them. */
export const listMovingTransactions = async (
  db: Db,
  { id, orderId }: { id: number; orderId: number },
): Promise<string[]> => {
  const standings = [...(await listStandings(db, orderId)).values()]
  return standings
    .filter(
      ({ attemptId, outcome }) => attemptId === id && ['open', 'paid', 'partly-reversed'].includes(outcome),
    )
    .map(({ transactionId }) => transactionId)
}
