import { type OrderStatus, progressSteps } from '@dimsum/domain/order-status'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/connection.ts'
import { orders } from '../../platform/db/tables/orders.ts'

const words = (list: string) => list.trim().split(/\s+/)

/** Common names, streets and notes of Bekasi and its neighbours. Every sample address ends in the town. */
const samples = {
  firstNames: words(`
    Siti Dewi Rina Ayu Fitri Nur Putri Lestari Budi Agus Andi Rizky Hendra Yusuf Bambang Wahyu Maya
    Indah Ratna Eko`),

  lastNames: words(`
    Santoso Wijaya Rahmawati Hidayat Pratama Kusuma Nugroho Saputra Handayani Permata Siregar Lubis
    Wulandari Setiawan Maulana Anggraini`),

  streets: ['Melati', 'Mawar', 'Kenanga', 'Cempaka', 'Anggrek', 'Flamboyan', 'Merpati', 'Rajawali'],

  town: 'Kota Contoh',

  notes: ['Saus dipisah ya', 'Tanpa pedas', 'Titip di satpam', 'Tolong antar sebelum jam 12'],

  reviews: [
    'Kulitnya lembut dan isinya banyak, anak-anak minta lagi.',
    'Datang tepat waktu dan masih hangat. Sausnya juara.',
    'Sudah langganan untuk acara kantor, selalu habis duluan.',
    'Enak, halal, dan porsinya pas untuk keluarga.',
  ],
}

const list = (words: readonly string[]) => sql`${sql.param(words)}::text[]`
/** One of the words, by a number that is different for every row. */
const pick = (words: readonly string[], number: ReturnType<typeof sql>) =>
  sql`(${list(words)})[1 + (${number}) % ${words.length}]`

/** Cash and transfers were marked by hand; the provider's payments come by themselves. */
const paidBy = sql`case when payment_method in ('tunai', 'transfer') then 'admin:ibu' else 'system' end`

/** Prefix of the fingerprint of every sample review; real ones are hashes. */
const sampleReview = 'sample '

/** Describes data that no seed made among what `deleteSamples` would delete; null when there is none. */
export const findRealHistory = async (tx: Tx): Promise<string | null> => {
  const { rows } = await tx.execute<{ what: string }>(sql`
    select 'orders of customers' as what
      where exists (select 1 from orders where customer_address not like ${`%, ${samples.town}`})
    union all select 'reviews of customers'
      where exists (select 1 from reviews where not starts_with(fingerprint, ${sampleReview}))
    union all select 'kitchen days that the owner set'
      where exists (select 1 from kitchen_days where is_closed or capacity is not null or note is not null)
    limit 1`)
  return rows[0]?.what ?? null
}

export const countOrders = (tx: Tx): Promise<number> => tx.$count(orders)

/** Deletes the sample history. */
export const deleteSamples = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`truncate orders, order_items, order_access, order_events, order_notes, order_links,
    idempotency_keys, order_counts, revenue_daily, kitchen_days, payments, refunds, reviews, inventory_movements, payment_attempts,
    payment_events, attention_items, push_subscriptions, outbox_events, outbox_messages, whatsapp_messages, transfer_proofs
    restart identity`)
}

/**
 * Triggers are disabled while loading: counters and ledgers are written for all rows at once below, which is much
 * faster.
 */
export const setTriggers = async (tx: Tx, state: 'enable' | 'disable'): Promise<void> => {
  for (const table of [
    'orders',
    'order_events',
    'inventory_movements',
    'payment_events',
    'payments',
    'reviews',
  ]) {
    await tx.execute(sql.raw(`alter table ${table} ${state} trigger user`))
  }
}

/**
 * Writes `orders` orders up to now, `perDay` per day: returning customers, most orders delivered and paid, the last two
 * days still open, 2 % cancelled. The same numbers give the same history.
 */
export const insertOrders = async (
  tx: Tx,
  { orders, perDay }: { orders: number; perDay: number },
): Promise<void> => {
  await tx.execute(sql`select setseed(0.25)`)
  await tx.execute(sql`
    insert into orders (customer_name, customer_phone, phone_key, customer_email, customer_address, package_type,
      quantity, pieces, total_price, status, notes, order_date, delivery_date, is_delivery, is_paid, paid_at,
      payment_method, source, updated_at)
    select ${pick(samples.firstNames, sql`customer`)} || ' ' || ${pick(samples.lastNames, sql`customer / 7`)},
      '08' || phone, '8' || phone, case when customer % 3 = 0 then 'pelanggan' || customer || '@contoh.example' end,
      'Jl. ' || ${pick(samples.streets, sql`customer / 3`)} || ' No. ' || 1 + customer % 90 || ', ' || ${samples.town},
      package_type, quantity, pieces * quantity, price * quantity, status,
      case when n % 9 = 0 then ${pick(samples.notes, sql`n / 9`)} end, ordered_at,
      case when n % 3 <> 0 then (ordered_at at time zone 'Asia/Jakarta')::date + 1 + n % 3 end,
      n % 4 <> 0, is_paid, case when is_paid then least(now(), ordered_at + interval '10 minutes') end,
      case when is_paid then (array['virtual_account', 'gopay', 'tunai', 'transfer'])[1 + n % 4] end,
      (array['web', 'web', 'web', 'web', 'web', 'web', 'web', 'whatsapp', 'phone', 'walk-in'])[1 + n % 10],
      ordered_at
    from (
      select *, case when n % 50 = 7 then ${'cancelled' satisfies OrderStatus}
          when age > interval '2 days' then ${progressSteps.at(-1)}
          else (${list(progressSteps)})[1 + n % 5] end as status,
        n % 50 <> 7 and (age > interval '2 days' or n % 5 > 0) as is_paid,
        -- Numbers of consecutive customers differ widely, like real ones: a golden-ratio step, which produces no
        -- duplicates.
        to_char(1000000000 + customer * 5562305897 % 8999999999, 'FM9999999999') as phone
      from (
        select n, now() - (${orders}::int - n) * interval '1 day' / ${perDay}::int as ordered_at,
          (${orders}::int - n) * interval '1 day' / ${perDay}::int as age,
          (floor(power(random(), 2) * greatest(${orders}::int / 5, 5)))::bigint as customer,
          1 + floor(power(random(), 3) * 4)::int as quantity,
          floor(random() * 1000)::int as package
        from generate_series(1, ${orders}::int) as n
      ) drawn
      join (
        select package_type, pieces, price, row_number() over (order by position, package_type) as package from packages
        where state = 'shown'
      ) goods on goods.package = 1 + drawn.package % (select count(*) from packages where state = 'shown')
    ) lines
    order by n`)
}

/** Derived rows of the orders: one line each, the timeline, counters and daily sums. */
export const insertWhatFollows = async (tx: Tx): Promise<void> => {
  const ofOrders = [
    sql`insert into order_items (order_id, package_type, name, name_en, pieces, quantity, unit_price, total_price)
      select o.id, o.package_type, p.name, coalesce(nullif(p.name_en, ''), p.name), o.pieces / o.quantity, o.quantity,
        o.total_price / o.quantity, o.total_price
      from orders o join packages p using (package_type) order by o.id`,
    sql`insert into order_events (order_id, at, actor, kind, data)
      select id, order_date, 'customer', 'placed', jsonb_build_object('source', source, 'pieces', pieces) from orders
      union all select id, paid_at, ${paidBy}, 'paid', jsonb_build_object('method', payment_method)
      from orders where is_paid order by 2, 4 desc`,
    sql`insert into order_access (token_hash, order_id, via, expires_at)
      select uuid_send(gen_random_uuid()), id, 'order', order_date + interval '30 days' from orders where source = 'web'`,
    sql`insert into payments (order_id, amount, method, received_at, recorded_at, recorded_by)
      select id, total_price, payment_method, paid_at, paid_at, ${paidBy} from orders where is_paid order by id`,
    sql`insert into order_counts (status, slot, orders, pieces, unpaid_orders, unpaid_total)
      select status, 0, count(*), sum(pieces), count(*) filter (where not is_paid and total_price > 0),
        coalesce(sum(total_price) filter (where not is_paid), 0)
      from orders group by status`,
    sql`insert into revenue_daily (day, package_type, payment_method, orders, order_lines, revenue)
      select (order_date at time zone 'Asia/Jakarta')::date, package_type, payment_method, count(*), count(*),
        sum(total_price)
      from orders where is_paid group by 1, 2, 3`,
    sql`insert into kitchen_days (day, taken)
      select delivery_date, sum(pieces) from orders
      where delivery_date is not null and status <> ${'cancelled' satisfies OrderStatus} group by 1`,
    sql`insert into reviews (order_id, customer_name, rating, review_text, is_public, fingerprint, created_at, updated_at)
      select id, customer_name, 3 + id % 3, ${pick(samples.reviews, sql`id / 40`)},
        id / 40 % 1009 > 0 and (order_date < now() - interval '4 days' or id / 40 % 3 > 0), ${sampleReview} || id,
        order_date, order_date + interval '1 day'
      from orders where status = ${progressSteps.at(-1)} and id % 40 = 0`,
  ]
  for (const statement of ofOrders) await tx.execute(statement)
}

/** Updates the planner's statistics. */
export const analyse = async (tx: Tx): Promise<void> => {
  await tx.execute(
    sql`analyze orders, order_items, order_access, order_events, payments, order_counts, revenue_daily,
    kitchen_days, reviews`,
  )
}
