import { unconfirmedStatuses } from '@dimsum/domain/order-status'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connection.ts'
import { oneOf } from '../../../platform/db/tables/columns.ts'
import { isOwnersWord } from '../change/order-status.queries.ts'

/** Bounds one round; the next one takes the rest. */
const mostPerRound = 100

/**
 * Unconfirmed, unpaid orders of the storefront that hold stock or pieces of a day for too long, oldest first: their last payment
 * ended without money so many seconds ago, by its time, a refusal or a switch of method, or they were placed so many hours
 * ago. One whose payment is open, or ended less than those seconds ago, is not among them, nor is a free order.
 *
 * Its customer could see the page of that payment: its token was stored, or the provider knows of a choice made on it. A
 * page that could not be made is a failure of the shop or the provider, and no reason to cancel (decision 0027). What the
 * owner opened again stays open.
 */
export const listExpiredOrders = async (
  db: Db,
  afterSeconds: number,
  unpaidHours: number | null,
): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id from orders o
    where o.status in (${sql.raw(oneOf(unconfirmedStatuses))}) and not o.is_paid and o.source = 'web' and o.total_price > 0
      and (o.holds_capacity or exists (select from order_items i where i.order_id = o.id and i.holds_stock))
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
    order by o.id limit ${mostPerRound}`)
  return rows.map(({ id }) => id)
}
