import { inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connection.ts'
import { type MessageChannel, outboxEvents, outboxMessages } from '../db/tables/outbox.ts'

export type OutboxEvent = Pick<typeof outboxEvents.$inferSelect, 'id' | 'topic' | 'orderId' | 'data'>

export type NewMessage = {
  eventId: number
  channel: MessageChannel
  recipient: string
  /** Delay in which a change may make it obsolete. */
  settleMs: number
}

/** Adds an event that has no row in another table; one with the same key is stored once. */
export const addOutboxEvent = async (
  db: Db | Tx,
  event: { topic: string; key: string; data?: Record<string, unknown> },
): Promise<void> => {
  await db.insert(outboxEvents).values(event).onConflictDoNothing({ target: outboxEvents.key })
}

/** Claims events without messages, oldest first; rows locked by another process are skipped. */
export const claimNewEvents = (tx: Tx, limit: number): Promise<OutboxEvent[]> =>
  tx
    .select({
      id: outboxEvents.id,
      topic: outboxEvents.topic,
      orderId: outboxEvents.orderId,
      data: outboxEvents.data,
    })
    .from(outboxEvents)
    .where(isNull(outboxEvents.addressedAt))
    .orderBy(outboxEvents.id)
    .limit(limit)
    .for('update', { skipLocked: true })

/** Writes the messages of claimed events, one per recipient. */
export const insertMessages = async (
  tx: Tx,
  events: readonly OutboxEvent[],
  messages: readonly NewMessage[],
): Promise<void> => {
  if (messages.length > 0)
    await tx
      .insert(outboxMessages)
      .values(
        messages.map(({ settleMs, ...message }) => ({
          ...message,
          dueAt: sql`clock_timestamp() + ${settleMs} * interval '1 millisecond'`,
        })),
      )
      .onConflictDoNothing()
  await tx
    .update(outboxEvents)
    .set({ addressedAt: sql`now()` })
    .where(
      inArray(
        outboxEvents.id,
        events.map(({ id }) => id),
      ),
    )
}

/** Deletes events older than `keptDays`. */
export const removeOldEvents = async (db: Db, keptDays: number): Promise<void> => {
  await db
    .delete(outboxEvents)
    .where(lt(outboxEvents.at, sql`now() - make_interval(days => ${keptDays}::int)`))
}
