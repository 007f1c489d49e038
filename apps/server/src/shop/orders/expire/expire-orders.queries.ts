import { unconfirmedStatuses } from '@dimsum/domain/order-status'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connection.ts'
import { oneOf } from '../../../platform/db/tables/columns.ts'
import { isOwnersWord } from '../change/order-status.queries.ts'

/** Max orders per round; the next round handles the rest. */
const maxPerRound = 100

/**
 * Unconfirmed, unpaid storefront orders that have held stock, capacity, a limited package or a limited promotion code for too
 * long, oldest first. Either their
 * last payment ended without money at least so many seconds ago (it expired, was refused or was replaced by another
 * method), or they were placed at least so many hours ago. Orders with an open or recently ended payment, orders paid in
 * part, orders with a proof of transfer that the owner has not dealt with, and free orders are excluded.
 *
 * A payment counts only if the customer could see its page: its token was stored, or the provider reported a choice
 * made on it. A page that could not be created is a failure of the shop or the provider, and no reason to cancel
 * (decision 0027). Orders that the owner reopened are excluded.
 */
export const listExpiredOrders = async (
  db: Db,
  afterSeconds: number,
  unpaidHours: number | null,
): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from orders o
    where o.status in (${sql.raw(oneOf(unconfirmedStatuses))}) and not o.is_paid
      and o.amount_paid is null and o.source = 'web' and o.total_price > 0
      and (o.delivery_date is not null
        or exists (
          select from order_items i join packages p on p.package_type = i.package_type
          where i.order_id = o.id and (i.holds_stock or p.total_limit is not null or p.day_limit is not null))
        or exists (select from promotion_codes c where c.id = o.promotion_code_id and c.most_uses is not null))
      and not ${isOwnersWord(sql`o.id`)}
      and (o.order_date < now() - make_interval(hours => ${unpaidHours}::int) or (
        select a.state in ('expired', 'failed', 'cancelled')
          and (a.token is not null or a.transaction_id is not null)
        from payment_attempts a where a.order_id = o.id and a.state <> 'replaced'
        order by a.id desc limit 1
      ))
      and not exists (
        select 1 from payment_attempts a where a.order_id = o.id
          and (a.state in ('creating', 'open', 'paid')
            or a.updated_at > now() - make_interval(secs => ${afterSeconds}))
      )
      and not exists (
        select 1 from attention_items t
        where t.order_id = o.id and t.kind = 'transfer-proof' and t.closed_at is null
      )
    order by o.id limit ${maxPerRound}`)
  return rows.map(({ id }) => id)
}
