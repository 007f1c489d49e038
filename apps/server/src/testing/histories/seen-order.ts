import type { Lane } from './lane.ts'

/** Amounts in rupiah. */
export type SeenOrder = {
  total: number
  isPaid: boolean
  /** What the order has while it is not paid in full, held or kept. */
  part: number
  held: number
  kept: number
  method: string | null
  refunded: number
  deposit: number | null
  received: number
  givenBack: number
  surplus: number
  /** `byProvider` counts refunds that the desk asked the provider for. */
  payments: {
    amount: number
    isVoided: boolean
    transaction: string | null
    method: string
    atDesk: number
    byProvider: number
  }[]
  /** Pages that can still be paid. */
  pages: { amount: number; isEnding: boolean }[]
  entries: { kind: string; isOpen: boolean; left: number }[]
  stock: number
  day: number
  time: { orders: number; pieces: number }
  sold: { a: number; b: number }
  code: number
}

const query = `
  select json_build_object(
    'total', o.total_price, 'isPaid', o.is_paid, 'method', o.payment_method,
    'part', coalesce(o.amount_paid, 0) + CASE WHEN o.is_paid THEN 0 ELSE m.kept END, 'held', m.held, 'kept', m.kept,
    'refunded', coalesce(o.refunded, 0), 'deposit', (o.deposit ->> 'amount')::numeric,
    'received', m.received, 'givenBack', m.given_back, 'surplus', m.surplus,
    'payments', (select coalesce(json_agg(json_build_object('amount', p.amount, 'isVoided', p.voided_at is not null,
        'transaction', p.transaction_id, 'method', p.method, 'atDesk', r.at_desk, 'byProvider', r.by_provider) order by p.id), '[]')
      from payments p cross join lateral (
        select coalesce(sum(amount), 0) as at_desk, coalesce(sum(amount) filter (where way = 'provider'), 0) as by_provider
        from refunds_in_force r where r.payment_id = p.id and r.asked_by is not null) r
      where p.order_id = o.id),
    'pages', (select coalesce(json_agg(json_build_object('amount', a.amount,
        'isEnding', coalesce(a.next_check_at <= clock_timestamp(), false))), '[]')
      from payment_attempts a where a.order_id = o.id and a.state in ('creating', 'open')),
    'entries', (select coalesce(json_agg(json_build_object('kind', t.kind, 'isOpen', t.closed_at is null,
        'left', coalesce((t.data ->> 'left')::numeric, 0))), '[]') from attention_items t where t.order_id = o.id),
    'stock', (select current_stock from inventory where package_type = $2),
    'day', (select taken from kitchen_days where day = o.delivery_date),
    'time', (select json_build_object('orders', orders, 'pieces', pieces) from kitchen_windows
      where day = o.delivery_date and time_window = o.time_window),
    'sold', json_build_object('a', packages_sold_on($2, o.delivery_date), 'b', packages_sold_on($3, o.delivery_date)),
    'code', (select uses from promotion_codes where code = $4)
  ) as seen
  from orders o join order_money m on m.order_id = o.id where o.id = $1`

/** The order with all that it holds, as stored. */
export const seenOrder = async ({ shop, id, types, code }: Lane): Promise<SeenOrder> => {
  // Prepared: planning took most of its time.
  const { rows } = await shop.database.pool.query<{ seen: SeenOrder }>({
    ...{ name: 'seen-order', text: query },
    values: [id, types.a, types.b, code],
  })
  const [row] = rows
  if (!row) throw new Error(`There is no order ${id}`)
  return row.seen
}
