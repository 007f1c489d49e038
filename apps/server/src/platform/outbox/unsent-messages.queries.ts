import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { outboxEvents, outboxMessages } from '../db/tables/outbox.ts'

/** An expired subscription is not a failure of the shop. */
const isUnsent = and(
  sql`state in ('failed', 'unknown')`,
  or(isNull(outboxMessages.fault), ne(outboxMessages.fault, 'gone')),
)

/** The latest failed or unknown messages, newest first. */
export const listUnsentMessages = (db: Db, limit: number) =>
  db
    .select({
      id: outboxMessages.id,
      channel: outboxMessages.channel,
      state: sql<'failed' | 'unknown'>`${outboxMessages.state}`,
      fault: outboxMessages.fault,
      topic: outboxEvents.topic,
      orderId: outboxEvents.orderId,
      at: outboxEvents.at,
    })
    .from(outboxMessages)
    .innerJoin(outboxEvents, eq(outboxEvents.id, outboxMessages.eventId))
    .where(isUnsent)
    .orderBy(desc(outboxMessages.id))
    .limit(limit)

/** Number of queued messages, and of failed or unknown ones. */
export const countMessages = async (db: Db): Promise<{ waiting: number; unsent: number }> => ({
  waiting: await db.$count(outboxMessages, sql`state = 'waiting'`),
  unsent: await db.$count(outboxMessages, isUnsent),
})
