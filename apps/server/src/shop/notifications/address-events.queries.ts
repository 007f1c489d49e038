import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import type { MessageChannel } from '../../platform/db/tables/outbox.ts'

/** Max events per statement. */
const eventsPerStep = 100

/**
 * Writes the messages of new events in one statement, one per recipient of these channels: devices of the team by topic,
 * customers' browsers by order, and by mail the customer who gave an address and the owner. Nothing is mailed for an
 * order marked as suspicious: its address may be a stranger's. A customer's message about a status or a payment is
 * delayed by `settleMs`, so that the owner can undo a change before it is sent. WhatsApp messages are those the owner
 * switched on, delayed by `quietMs` too, except for a new order. Events locked by another process are skipped.
 * @returns whether more events may be waiting
 */
export const addressEvents = async (
  db: Db,
  channels: readonly MessageChannel[],
  { settleMs, quietMs }: { settleMs: number; quietMs: number },
): Promise<boolean> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    with due as materialized (
      select id from outbox_events where addressed_at is null
      order by id limit ${eventsPerStep} for update skip locked
    ), events as (
      update outbox_events e set addressed_at = now() from due where e.id = due.id
      returning e.id, e.topic, e.order_id, e.data
    ), messages as (
      select e.id as event_id, 'push' as channel, s.id::text as recipient,
        case when s.order_id is null then 0 else ${settleMs}::int end as delay_ms
      from events e join push_subscriptions s
        on (s.order_id is null and e.topic = any (s.topics))
        or (s.order_id = e.order_id and e.topic in ('order-paid', 'order-status'))
      union all
      select e.id, 'mail', 'customer', case when e.topic = 'order-placed' then 0 else ${settleMs}::int end
      from events e join orders o on o.id = e.order_id
      where e.topic in ('order-placed', 'order-paid', 'order-status') and e.data->>'status' is distinct from 'pending'
        and o.customer_email is not null and o.suspicion is null
      union all
      select e.id, 'mail', 'owner', 0 from events e where e.topic = 'day-summary'
      union all
      select e.id, 'whatsapp', 'customer',
        case when e.topic = 'order-placed' then 0 else greatest(${settleMs}::int, ${quietMs}::int) end
      from events e join orders o on o.id = e.order_id
      where e.topic in ('order-placed', 'order-paid', 'order-status') and o.suspicion is null
        and is_whatsapp_wanted(coalesce(e.data->>'status', substr(e.topic, 7)))
    ), written as (
      insert into outbox_messages (event_id, channel, recipient, due_at)
      select event_id, channel, recipient, clock_timestamp() + delay_ms * interval '1 millisecond'
      from messages where channel = any (${sql.param(channels)}::text[])
      order by event_id
      on conflict do nothing
    )
    select count(*)::int from events`)
  return rows[0]?.count === eventsPerStep
}
