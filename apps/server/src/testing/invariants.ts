import type { ClientBase } from 'pg'

/**
 * Invariants of the database that hold at every moment, whatever happened to processes, connections and disks. Each
 * query returns the rows that violate one. They use only stored rows and share nothing with the code that wrote them.
 */
const rules: Record<string, string> = {
  'an order without lines': `
    select o.id from orders o where not exists (select from order_items i where i.order_id = o.id)`,
  'lines and charges that do not add up to the total': `
    select o.id from orders o join order_items i on i.order_id = o.id
    group by o.id having sum(i.total_price) + coalesce((
      select sum(case when c ->> 'kind' in ('promotion', 'discount') then -1 else 1 end * (c ->> 'amount')::numeric)
      from jsonb_array_elements(o.charges) c), 0) <> o.total_price`,
  'an order that does not stand in its timeline once as placed': `
    select o.id from orders o left join order_events e on e.order_id = o.id and e.kind = 'placed'
    group by o.id having count(e.id) <> 1`,
  'a key without its order, or two orders of one key': `
    select key from idempotency_keys where order_id is null
    union all select order_id::text from idempotency_keys group by order_id having count(*) > 1`,
  'stock that is not what its movements left': `
    select i.id::text from inventory i
    where exists (select from inventory_movements m where m.inventory_id = i.id)
      and i.current_stock <> (
        select stock_after from inventory_movements m where m.inventory_id = i.id order by m.id desc limit 1)`,
  'movements that do not follow each other': `
    select id::text from (
      select m.id, m.stock_after - m.delta as before,
        lag(m.stock_after) over (partition by m.inventory_id order by m.id) as last
      from inventory_movements m) steps
    where last is not null and before <> last`,
  'stock taken for lines that do not hold it, or held and not taken': `
    select i.order_id::text from (
      select order_id, package_type, sum(case when holds_stock then quantity else 0 end) as held
      from order_items group by order_id, package_type
    ) i
      join inventory v on v.package_type = i.package_type
      left join inventory_movements m
        on m.order_id = i.order_id and m.inventory_id = v.id and m.reason in ('sold', 'returned')
    group by i.order_id, i.package_type, i.held
    having coalesce(sum(m.delta), 0) <> -i.held`,
  'a line whose price is below its choices alone, or whose key is not that of its choices': `
    select id::text from order_items
    where choices_key <> coalesce(
      (select string_agg(c ->> 'id', ',' order by (c ->> 'id')::integer) from jsonb_array_elements(choices) c), '')
      or unit_price < (select coalesce(sum((c ->> 'priceDifference')::integer), 0) from jsonb_array_elements(choices) c)`,
  'a cancelled order that still holds stock': `
    select o.id from orders o where o.status = 'cancelled'
      and exists (select from order_items i where i.order_id = o.id and i.holds_stock)`,
  'a kitchen day whose pieces are not those of its orders': `
    select d.day::text from kitchen_days d left join orders o on o.delivery_date = d.day and o.status <> 'cancelled'
    group by d.day, d.taken having d.taken <> coalesce(sum(o.pieces), 0)`,
  'a time of a day whose orders and pieces are not those it holds': `
    select day::text || ' ' || time_window from (
      select day, time_window, orders, pieces from kitchen_windows where orders <> 0 or pieces <> 0) counted
    full join (
      select delivery_date as day, time_window, count(*) as orders, sum(pieces) as pieces from orders
      where status <> 'cancelled' and delivery_date is not null and time_window is not null group by 1, 2) held using (day, time_window)
    where (counted.orders, counted.pieces) is distinct from (held.orders, held.pieces)`,
  'a payment or refund in the cash shift of someone else': `
    select p.id::text from payments p join cash_shifts s on s.id = p.shift_id where s.opened_by <> p.recorded_by
    union all
    select r.id::text from refunds r join cash_shifts s on s.id = r.shift_id where s.opened_by is distinct from r.asked_by`,
  'a promotion code whose uses are not those of its orders': `
    select c.code from promotion_codes c left join orders o
      on o.promotion_code_id = c.id and (o.status <> 'cancelled' or o.is_paid)
    group by c.id having c.uses <> count(o.id)`,
  'a promotion without its code, or a code that takes nothing off': `
    select o.id::text from orders o where (o.promotion_code_id is not null) <> coalesce(
      jsonb_path_exists(o.charges, '$[*] ? (@.kind == "promotion")'), false)`,
  'counts that are not those of the orders': `
    select status from (
      select status, count(*) as orders, sum(pieces) as pieces,
        count(*) filter (where not is_paid and total_price > 0) as unpaid_orders,
        coalesce(sum(total_price - coalesce(amount_paid, 0)) filter (where not is_paid and total_price > 0), 0) as unpaid
      from orders group by status) real
    full join (
      select status, sum(orders) as orders, sum(pieces) as pieces, sum(unpaid_orders) as unpaid_orders, sum(unpaid_total) as unpaid
      from order_counts group by status having sum(orders) <> 0 or sum(pieces) <> 0) counted using (status)
    where (real.orders, real.pieces, real.unpaid_orders, real.unpaid)
      is distinct from (counted.orders, counted.pieces, counted.unpaid_orders, counted.unpaid)`,
  'revenue that is not the sum of the paid orders': `
    select 'revenue' where (select coalesce(sum(revenue + charges), 0) from revenue_daily)
      <> (select coalesce(sum(total_price), 0) from orders where is_paid)`,
  'a day of revenue that is not the sum of its paid orders': `
    select day::text from (
      select (o.order_date at time zone 'Asia/Jakarta')::date as day, i.package_type, o.payment_method, sum(i.total) as revenue,
        count(*) as order_lines, count(*) filter (where i.position = 1) as orders,
        sum(o.total_price - o.lines) filter (where i.position = 1) as charges
      from (
        select o.*, (select sum(total_price) from order_items where order_id = o.id) as lines from orders o where o.is_paid) o
      join (
        select order_id, package_type, min(position) as position, sum(total_price) as total
        from order_items group by order_id, package_type) i on i.order_id = o.id
      group by 1, 2, 3) sold
    full join (select * from revenue_daily where order_lines <> 0 or revenue <> 0) booked using (day, package_type, payment_method)
    where (sold.revenue, sold.order_lines, sold.orders, coalesce(sold.charges, 0))
      is distinct from (booked.revenue, booked.order_lines, booked.orders, booked.charges)`,
  'paid and unpaid that do not take turns in the timeline, or do not end as the order stands': `
    select id::text from (
      select o.id, o.is_paid, count(*) filter (where e.kind = 'paid') - count(*) filter (where e.kind = 'unpaid') as turns
      from orders o left join order_events e on e.order_id = o.id group by o.id) flips
    where turns <> is_paid::int`,
  'two payments of one order and method that can be paid': `
    select order_id::text from payment_attempts where state in ('creating', 'open')
    group by order_id, method having count(*) > 1`,
  'an order that is not as its payments say': `
    select o.id from orders o join order_money m on m.order_id = o.id left join lateral (
      select * from (select p.*, sum(p.amount) over (order by p.is_back, p.id) as reached from (
        select p.*, p.amount <= (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state = 'done')
          as is_back from payments p where p.order_id = o.id and p.voided_at is null) p) sums
      where reached >= o.total_price order by reached, id limit 1) payer on m.is_paid
    where o.amount_paid is distinct from nullif(m.held, 0) or (o.is_paid, o.paid_at, o.payment_method) is distinct from (payer.id is not null, payer.received_at, payer.method)
      or (o.is_paid and o.midtrans_transaction_id is distinct from payer.transaction_id)`,
  'money received that is not counted, given back or beyond the total': `
    select id from (
      select o.id, o.is_paid, o.is_paid::int * o.total_price as total, coalesce(o.refunded, 0) as refunded, coalesce(o.amount_paid, 0) as held, coalesce(o.kept, 0) as kept,
        coalesce((select sum(amount) from payments p where p.order_id = o.id and p.voided_at is null), 0) as received,
        coalesce((select sum(r.amount) from refunds r join payments p on p.id = r.payment_id
          where r.order_id = o.id and r.state = 'done' and (r.way <> 'provider' or p.voided_at is null)), 0) as given
      from orders o) money
    where received < total or case when is_paid then held <> 0 or refunded <> greatest(given - (received - total), 0)
      else received + refunded <> given + held + kept end or kept > received - given + refunded`,
  'an order whose deposit is not that of the days of its money': `
    select o.id from orders o left join money_moves m on m.order_id = o.id
    group by o.id having coalesce(sum(m.deposits), 0) <> coalesce(o.amount_paid, 0) + case when o.is_paid then 0 else coalesce(o.kept, 0) end`,
  'money of a cancelled order of which the owner is not told': `
    select o.id from orders o join order_money m on m.order_id = o.id
    where o.status = 'cancelled' and m.received - m.given_back - m.kept - m.surplus > coalesce((
      select max((a.data ->> 'left')::numeric) from attention_items a
      where a.order_id = o.id and a.kind in ('cancelled-after-paid', 'paid-after-cancel')), 0)`,
  'an order whose money given back is not the sum of its refunds': `
    select o.id from orders o left join refunds r on r.order_id = o.id
    group by o.id having coalesce(o.refunded, 0) <> coalesce(sum(r.booked), 0)`,
  'more asked for at the desk than was paid': `
    select p.order_id from payments p join refunds r on r.payment_id = p.id
      and r.state not in ('refused', 'taken-back') and r.asked_by is not null
    group by p.id having sum(r.amount) > p.amount`,
  'reports whose money is not that of the orders': `
    select 'reports' from
      (select coalesce(sum(received - given_back), 0) as money from money_daily) days,
      (select coalesce(sum(is_paid::int * total_price - coalesce(refunded, 0)), 0) as money from orders) orders
    where days.money <> orders.money`,
  'a session that lives longer than a day': `
    select user_id::text from sessions where expires_at > created_at + interval '24 hours'`,
  'an order of the last 30 days that only the admin can open although a browser placed it': `
    select o.id::text from orders o where o.source = 'web' and o.anonymised_at is null
      and o.order_date > now() - interval '30 days' and not exists (
      select from order_access a where a.order_id = o.id)`,
}

/** The violated invariants, one line each with some of the rows; empty when all hold. */
export async function brokenInvariants(pool: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ broken: string }>({ name: 'invariants', text: allRules })
  return rows.map(({ broken }) => broken)
}

/** One prepared statement: a plan per rule and call took most of the time. */
const allRules = Object.entries(rules)
  .map(
    ([name, query]) => `
    select '${name}: ' || json_agg(broken) || ' (' || count(*) || ' rows)' as broken from (${query}) broken
    having count(*) > 0`,
  )
  .join(' union all ')
