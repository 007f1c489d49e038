import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/connection.ts'
import type { NewMessage, OutboxEvent } from '../../platform/outbox/outbox-events.queries.ts'

/**
 * The recipients of messages about these events: devices of the team by topic, customers' browsers by order, and by
 * mail the customer who gave an address and the owner. Nothing is mailed for an order marked as suspicious: its address
 * may be a stranger's. A customer's message about a status or a payment is delayed by `settleMs`, so that the owner can
 * undo a change before it is sent. WhatsApp messages are those the owner switched on, delayed by `quietMs` too, except
 * for a new order.
 */
export const listRecipients = async (
  tx: Tx,
  events: readonly OutboxEvent[],
  settleMs: number,
  quietMs: number,
): Promise<NewMessage[]> => {
  const ids = events.map(({ id }) => id)
  const { rows } = await tx.execute<NewMessage>(sql`
    with events as (
      select id, topic, order_id, data from outbox_events where id = any (${sql.param(ids)}::bigint[])
    )
    select e.id as "eventId", 'push' as channel, s.id::text as recipient,
      case when s.order_id is null then 0 else ${settleMs}::int end as "settleMs"
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
      and is_whatsapp_wanted(coalesce(e.data->>'status', substr(e.topic, 7)))`)
  return rows
}
