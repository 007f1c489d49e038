import { and, eq, inArray, sql } from 'drizzle-orm'
import { isRealShop } from '../backup/unconfirmed-restore.queries.ts'
import type { Db } from '../db/connection.ts'
import { type MessageChannel, outboxMessages } from '../db/tables/outbox.ts'
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
 * Claims the next due message; the claim is committed before anything is sent. `skip locked`: parallel workers get
 * different ones. A message waits for an earlier one about the same order to the same recipient, because two in parallel
 * could arrive in any order. A restored copy claims none until the owner confirms that it is the real shop.
 */
export const claimMessage = async (db: Db, channel: MessageChannel): Promise<OutboxMessage | undefined> => {
  const { rows } = await db.execute<OutboxMessage>(sql`
    with due as materialized (
      select id from outbox_messages mine
      where channel = ${channel} and state = 'waiting' and due_at <= clock_timestamp() and ${isRealShop}
        and not exists (
          select from outbox_events own
          join outbox_events other_event on other_event.order_id = own.order_id
          join outbox_messages other on other.event_id = other_event.id
          where own.id = mine.event_id and other.id < mine.id and other.channel = mine.channel
            and other.recipient = mine.recipient
            and (other.state = 'sending' or other.state = 'waiting' and other.due_at <= clock_timestamp()))
      order by due_at limit 1 for update skip locked
    )
    update outbox_messages m
    set state = 'sending', claimed_at = clock_timestamp(), attempts = m.attempts + 1
    from due, outbox_events e
    where m.id = due.id and e.id = m.event_id
    returning m.id, m.recipient, m.attempts,
      jsonb_build_object('id', e.id, 'topic', e.topic, 'orderId', e.order_id, 'data', e.data) as event`)
  return rows[0]
}

const hourMs = 3_600_000
/** The pause (ms) after so many refused attempts: 10 s, tripled each time, at most 1 h. */
const retryPauseMs = (attempts: number): number => Math.min(hourMs, 10_000 * 3 ** (attempts - 1))

/**
 * Records the outcome of an attempt. A refused message is due again after a pause. One that was given up as unknown and
 * was sent after all counts as sent.
 */
export const endAttempt = async (
  db: Db,
  { id, attempts }: OutboxMessage,
  end: 'sent' | 'refused' | 'failed' | 'unknown',
  fault: string | null,
): Promise<void> => {
  const isRefused = end === 'refused'
  const clock = sql`clock_timestamp()`
  await db
    .update(outboxMessages)
    .set({
      state: end === 'refused' ? 'waiting' : end,
      fault,
      ...(isRefused
        ? { dueAt: sql`${clock} + ${retryPauseMs(attempts)} * interval '1 millisecond'` }
        : { endedAt: clock }),
    })
    .where(
      and(
        eq(outboxMessages.id, id),
        inArray(outboxMessages.state, isRefused ? ['sending'] : ['sending', 'unknown']),
      ),
    )
}

/**
 * Ends old claims as unknown: the message may have been sent, so it is not sent again. Messages older than `maxAgeMs`
 * fail.
 */
export const endLostMessages = async (db: Db, claimMs: number, maxAgeMs: number): Promise<void> => {
  await db.execute(sql`
    update outbox_messages m
    set state = case m.state when 'sending' then 'unknown' else 'failed' end, ended_at = clock_timestamp(),
      fault = case m.state when 'sending' then 'process-ended' else coalesce(m.fault, 'too-old') end
    from outbox_events e
    where e.id = m.event_id and (
      m.state = 'sending' and m.claimed_at < clock_timestamp() - ${claimMs} * interval '1 millisecond'
      or m.state = 'waiting' and e.at < clock_timestamp() - ${maxAgeMs} * interval '1 millisecond')`)
}
