import { lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connection.ts'
import { outboxEvents } from '../db/tables/outbox.ts'

export type OutboxEvent = Pick<typeof outboxEvents.$inferSelect, 'id' | 'topic' | 'orderId' | 'data'>

/** Adds an event that has no row in another table; one with the same key is stored once. */
export const addOutboxEvent = async (
  db: Db | Tx,
  event: { topic: string; key: string; data?: Record<string, unknown> },
): Promise<void> => {
  await db.insert(outboxEvents).values(event).onConflictDoNothing({ target: outboxEvents.key })
}

/** Deletes events older than `keptDays`. */
export const removeOldEvents = async (db: Db, keptDays: number): Promise<void> => {
  await db
    .delete(outboxEvents)
    .where(lt(outboxEvents.at, sql`now() - make_interval(days => ${keptDays}::int)`))
}
