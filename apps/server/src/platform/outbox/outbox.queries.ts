import { and, count, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connection.ts'
import { type MessageChannel, outboxChannels, outboxEvents, outboxMessages } from '../db/tables/outbox.ts'

export type OutboxEvent = Pick<typeof outboxEvents.$inferSelect, 'id' | 'topic' | 'orderId' | 'data' | 'at'>

/** One event for one recipient, claimed by this process. */
export type OutboxMessage = {
  id: number
  recipient: string
  /** This one included. */
  attempts: number
  event: OutboxEvent
}

export type NewMessage = { eventId: number; channel: MessageChannel; recipient: string }

/** Adds an event that no row of another table stands for; one with the same key is stored once. */
export const addOutboxEvent = async (
  db: Db | Tx,
  event: { topic: string; key: string; data?: Record<string, unknown> },
): Promise<void> => {
  await db.insert(outboxEvents).values(event).onConflictDoNothing({ target: outboxEvents.key })
}

/** Takes events whose messages are not written yet, oldest first; what another process holds is passed over. */
export const claimNewEvents = (tx: Tx, limit: number): Promise<OutboxEvent[]> =>
  tx
    .select({
      id: outboxEvents.id,
      topic: outboxEvents.topic,
      orderId: outboxEvents.orderId,
      data: outboxEvents.data,
      at: outboxEvents.at,
    })
    .from(outboxEvents)
    .where(isNull(outboxEvents.addressedAt))
    .orderBy(outboxEvents.id)
    .limit(limit)
    .for('update', { skipLocked: true })

/** Writes the messages of claimed events, each recipient once. */
export const insertMessages = async (
  tx: Tx,
  events: readonly OutboxEvent[],
  messages: readonly NewMessage[],
): Promise<void> => {
  if (messages.length > 0)
    await tx
      .insert(outboxMessages)
      .values([...messages])
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

/**
 * Claims messages that are due; the claim is committed before anything is sent. `skip locked`: processes that ask at the
 * same moment get different ones.
 */
export const claimMessages = async (
  db: Db,
  channel: MessageChannel,
  limit: number,
): Promise<OutboxMessage[]> => {
  const due = db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.channel, channel),
        sql`state = 'waiting'`,
        sql`${outboxMessages.dueAt} <= clock_timestamp()`,
      ),
    )
    .orderBy(outboxMessages.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const { rows } = await db.execute<{
    id: number
    recipient: string
    attempts: number
    event_id: number
    topic: string
    order_id: number | null
    data: Record<string, unknown>
    at_ms: number
  }>(sql`
    with due as materialized (${due})
    update ${outboxMessages} m
    set state = 'sending', claimed_at = clock_timestamp(), attempts = m.attempts + 1
    from due, ${outboxEvents} e
    where m.id = due.id and e.id = m.event_id
    returning m.id, m.recipient, m.attempts, e.id as event_id, e.topic, e.order_id, e.data,
      (extract(epoch from e.at) * 1000)::bigint as at_ms`)
  return rows.map(({ id, recipient, attempts, event_id, topic, order_id, data, at_ms }) => ({
    id,
    recipient,
    attempts,
    event: { id: event_id, topic, orderId: order_id, data, at: new Date(at_ms) },
  }))
}

/** Ends a claimed message. One that was given up as unknown and then was sent after all counts as sent. */
export const endMessage = async (
  db: Db,
  id: number,
  state: 'sent' | 'failed' | 'unknown',
  fault: string | null,
): Promise<void> => {
  await db
    .update(outboxMessages)
    .set({ state, fault, endedAt: sql`clock_timestamp()` })
    .where(and(eq(outboxMessages.id, id), inArray(outboxMessages.state, ['sending', 'unknown'])))
}

/** Puts a claimed message back: it certainly was not sent, and is due again after the pause (ms). */
export const postponeMessage = async (db: Db, id: number, pauseMs: number, fault: string): Promise<void> => {
  await db
    .update(outboxMessages)
    .set({
      state: 'waiting',
      fault,
      dueAt: sql`clock_timestamp() + ${pauseMs} * interval '1 millisecond'`,
    })
    .where(and(eq(outboxMessages.id, id), eq(outboxMessages.state, 'sending')))
}

/**
 * What a process claimed longer ago than any sending takes is unknown: it may have been sent, so it is not sent again.
 * What waited longer than `oldestMs` is given up.
 */
export const endLostMessages = async (db: Db, claimMs: number, oldestMs: number): Promise<void> => {
  await db
    .update(outboxMessages)
    .set({ state: 'unknown', fault: 'process-ended', endedAt: sql`clock_timestamp()` })
    .where(
      and(
        sql`state = 'sending'`,
        sql`${outboxMessages.claimedAt} < clock_timestamp() - ${claimMs} * interval '1 millisecond'`,
      ),
    )
  const eventAt = sql`(select e.at from ${outboxEvents} e where e.id = ${outboxMessages.eventId})`
  await db
    .update(outboxMessages)
    .set({
      state: 'failed',
      fault: sql`coalesce(${outboxMessages.fault}, 'too-old')`,
      endedAt: sql`clock_timestamp()`,
    })
    .where(
      and(
        sql`state = 'waiting'`,
        sql`${eventAt} < clock_timestamp() - ${oldestMs} * interval '1 millisecond'`,
      ),
    )
}

/** Removes what happened longer ago than anybody asks for. */
export const removeOldEvents = async (db: Db, keptDays: number): Promise<void> => {
  await db
    .delete(outboxEvents)
    .where(lt(outboxEvents.at, sql`now() - make_interval(days => ${keptDays}::int)`))
}

/** Notes that a process here can send through the channel (migration 0015). */
export const noteChannel = async (db: Db, channel: MessageChannel): Promise<void> => {
  await db
    .insert(outboxChannels)
    .values({ channel })
    .onConflictDoUpdate({ target: outboxChannels.channel, set: { seenAt: sql`now()` } })
}

/** A subscription that ended by itself is no failure of the shop. */
const isUnsent = and(
  sql`state in ('failed', 'unknown')`,
  or(isNull(outboxMessages.fault), ne(outboxMessages.fault, 'gone')),
)

/** The latest messages that were not sent, or not known to be, newest first. */
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

/** Messages that wait to be sent, and those that were not. */
export const countMessages = async (db: Db): Promise<{ waiting: number; unsent: number }> => {
  const [waiting] = await db.select({ n: count() }).from(outboxMessages).where(sql`state = 'waiting'`)
  const [unsent] = await db.select({ n: count() }).from(outboxMessages).where(isUnsent)
  return { waiting: waiting?.n ?? 0, unsent: unsent?.n ?? 0 }
}
