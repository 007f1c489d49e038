import { and, eq, inArray, sql } from 'drizzle-orm'
import { isRealShop } from '../backup/unconfirmed-restore.queries.ts'
import type { Db } from '../db/connection.ts'
import { type MessageChannel, outboxEvents, outboxMessages } from '../db/tables/outbox.ts'
import type { OutboxEvent } from './outbox-events.queries.ts'

/** One event for one recipient, claimed by this process. */
export type OutboxMessage = {
  id: number
  recipient: string
  /** Includes this attempt. */
  attempts: number
  event: OutboxEvent
}

/**
 * An earlier message about the same order to the same recipient is due or being sent: two in parallel could arrive in
 * any order.
 */
const isBehindAnother = sql`
  select from ${outboxEvents} own
  join ${outboxEvents} other_event on other_event.order_id = own.order_id
  join ${outboxMessages} other on other.event_id = other_event.id
  where own.id = "outbox_messages"."event_id" and other.id < "outbox_messages"."id"
    and other.channel = "outbox_messages"."channel" and other.recipient = "outbox_messages"."recipient"
    and (other.state = 'sending' or other.state = 'waiting' and other.due_at <= clock_timestamp())`

/**
 * Claims due messages; the claim is committed before anything is sent. `skip locked`: parallel processes get different
 * ones. A restored copy claims none until the owner confirms that it is the real shop.
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
        sql`not exists (${isBehindAnother})`,
        isRealShop,
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
  }>(sql`
    with due as materialized (${due})
    update ${outboxMessages} m
    set state = 'sending', claimed_at = clock_timestamp(), attempts = m.attempts + 1
    from due, ${outboxEvents} e
    where m.id = due.id and e.id = m.event_id
    returning m.id, m.recipient, m.attempts, e.id as event_id, e.topic, e.order_id, e.data`)
  return rows.map(({ id, recipient, attempts, event_id, topic, order_id, data }) => ({
    id,
    recipient,
    attempts,
    event: { id: event_id, topic, orderId: order_id, data },
  }))
}

/** Ends a claimed message. One that was given up as unknown and was sent after all counts as sent. */
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

/**
 * Releases a claimed message that was certainly not sent; it is due again after the pause (ms). If its event would then
 * be older than `maxAgeMs`, the message fails instead.
 * @returns its new state
 */
export const postponeMessage = async (
  db: Db,
  id: number,
  pauseMs: number,
  maxAgeMs: number,
  fault: string,
): Promise<'waiting' | 'failed' | undefined> => {
  const { rows } = await db.execute<{ state: 'waiting' | 'failed' }>(sql`
    with next as (
      select clock_timestamp() + ${pauseMs}::float8 * interval '1 millisecond' as due_at,
        e.at + ${maxAgeMs}::float8 * interval '1 millisecond' as deadline
      from ${outboxMessages} m join ${outboxEvents} e on e.id = m.event_id where m.id = ${id}
    )
    update ${outboxMessages} m
    set fault = ${fault}, due_at = next.due_at,
      state = case when next.due_at > deadline then 'failed' else 'waiting' end,
      ended_at = case when next.due_at > deadline then clock_timestamp() end
    from next where m.id = ${id} and m.state = 'sending'
    returning m.state`)
  return rows[0]?.state
}

/**
 * Ends old claims as unknown: the message may have been sent, so it is not sent again. Messages older than `maxAgeMs`
 * fail.
 */
export const endLostMessages = async (db: Db, claimMs: number, maxAgeMs: number): Promise<void> => {
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
        sql`${eventAt} < clock_timestamp() - ${maxAgeMs} * interval '1 millisecond'`,
      ),
    )
}
