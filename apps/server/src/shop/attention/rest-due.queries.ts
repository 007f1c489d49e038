import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'

/**
 * Adds orders whose rest is due on this WIB day or was due before it to «Perlu perhatian», once per order and day: a
 * deposit came, and the order's terms name the day.
 */
export const raiseDueRests = async (db: Db, today: string): Promise<void> => {
  await db.execute(sql`
    insert into attention_items (kind, order_id, reference, data)
    select 'rest-due', o.id, 'order-' || o.id || '-' || (o.deposit ->> 'restDue'),
       jsonb_build_object('restDue', o.deposit ->> 'restDue')
    from orders o
    where o.amount_paid is not null and o.status <> 'cancelled' and o.deposit ->> 'restDue' <= ${today}
    order by o.id
    on conflict (kind, reference) do nothing`)
}
