import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../../platform/db/connection.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

/**
 * The owner's calls with a hundred orders and with many: `DESK_ORDERS` sets how many (100,000 for the long form, which
 * also limits the ratios). Calls of both shops alternate, so a busy machine slows both alike.
 */
const small = 100
const many = Number(process.env.DESK_ORDERS ?? 1000)
const isLongForm = many >= 100_000
const turns = isLongForm ? 60 : 4
/** Max ratio of the median call in the large shop, unless it is below this time (ms). */
const mostRatio = 1.5
const quickMs = 15

type Shop = { app: TestApp; cookies: Record<string, string> }
let shops: { few: Shop; many: Shop }

beforeAll(async () => {
  shops = { few: await shopWith(small), many: await shopWith(many) }
}, 600_000)
afterAll(() => Promise.all([shops.few.app.close(), shops.many.app.close()]))

/** Loading years of history exceeds the timeouts of requests. */
const patient = { max: 1, statement_timeout: 0, query_timeout: 0 }

/** Three years of history: 2 % unpaid, 2 % with a common name; the last order is for `Wulan`. */
async function shopWith(orders: number): Promise<Shop> {
  const app = await buildTestApp()
  const history = connect(app.database.url, patient)
  const query = (text: string, values: unknown[] = []) => history.pool.query(text, values)
  await query(
    `insert into orders (customer_name, customer_phone, phone_key, customer_address, package_type, quantity, pieces,
       total_price, order_date, status, is_paid, paid_at, payment_method, is_delivery)
     select case when n = $1 then 'Wulan Sekarsari' when n % 50 = 0 then 'Siti Rahma' else
         (array['Budi','Dewi','Agus','Rina','Hasan','Yanti','Tono'])[1 + n % 7] || ' ' ||
         (array['Santoso','Lestari','Salim','Marlina','Wibowo','Kusuma','Halim','Putri','Nugroho','Saputra','Utami'])[1 + n % 11]
         || ' ' || n end,
       '0812' || lpad((n * 7919 % 100000000)::text, 8, '0'), '812' || lpad((n * 7919 % 100000000)::text, 8, '0'),
       'Jl. Kenanga No. ' || n, '20pcs', 1, 20, 58000,
       now() - ($1 - n) * (interval '1095 days' / $1),
       (array['delivered','delivered','delivered','cancelled','delivered','ready','pending','delivered'])[1 + n % 8],
       n % 50 <> 7, case when n % 50 <> 7 then now() end, (array['virtual_account','gopay','tunai'])[1 + n % 3],
       n % 6 <> 0
     from generate_series(1, $1::int) n order by n`,
    [orders],
  )
  await query(
    `insert into order_items (order_id, package_type, name, name_en, pieces, quantity, unit_price, total_price)
     select id, package_type, 'Paket Sedang', 'Medium Pack', 20, quantity, 58000, total_price from orders`,
  )
  await query(
    `insert into revenue_daily (day, package_type, orders, order_lines, revenue)
     select (order_date at time zone 'Asia/Jakarta')::date, package_type, count(*), count(*), sum(total_price)
     from orders where is_paid group by 1, 2`,
  )
  await query('vacuum analyze')
  await history.close()
  return { app, cookies: await app.signIn() }
}

/** Requests as many orders as the small shop has, so that both responses have the same length. */
const calls: readonly (readonly [what: string, path: string])[] = [
  ['list, newest page', '/api/orders?limit=20'],
  ['list, page 5', '/api/orders?limit=20&page=5'],
  ['list, oldest first', '/api/orders?limit=20&sort=oldest'],
  ['list, oldest of one status', '/api/orders?limit=2&sort=oldest&status=ready'],
  ['list, one status', '/api/orders?limit=20&status=ready'],
  ['list, unpaid', '/api/orders?limit=2&payment=unpaid'],
  ['list, pickup', '/api/orders?limit=20&delivery=pickup'],
  ['list, pickup and unpaid', '/api/orders?limit=1&delivery=pickup&payment=unpaid'],
  ['chips, unpaid', '/api/orders?limit=1&counts=fitting&payment=unpaid'],
  ['chips, paid', '/api/orders?limit=1&counts=fitting&payment=paid'],
  ['chips, pickup and unpaid', '/api/orders?limit=1&counts=fitting&delivery=pickup&payment=unpaid'],
  ['chips, name of one in seven', '/api/orders?limit=1&counts=fitting&search=budi'],
  ['search, name of one in seven', '/api/orders?limit=10&search=budi'],
  ['search, name of one in fifty', '/api/orders?limit=2&search=siti'],
  ['search, rare name', '/api/orders?limit=20&search=sekarsari'],
  ['search, part of a phone', '/api/orders?limit=20&search=0812+0000+7919'],
  ['search, digits many phones have', '/api/orders?limit=2&search=919'],
  ['search, order number', '/api/orders?limit=20&search=%23000050'],
  ['search, no match', '/api/orders?limit=20&search=tidak+ada+orang+ini'],
  ['analytics, totals', '/api/revenue/total'],
  ['analytics, days', '/api/revenue/daily'],
  ['analytics, packages', '/api/revenue/by-package'],
  ['analytics, packages of 30 days', '/api/revenue/by-package?from=2026-01-01&to=2026-01-30'],
  ['analytics, payment methods', '/api/revenue/by-method'],
]

async function timeCall({ app, cookies }: Shop, url: string): Promise<number> {
  const startedAt = performance.now()
  const answer = await app.call({ url, cookies })
  const took = performance.now() - startedAt
  expect(answer.statusCode, url).toBe(200)
  return took
}

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

test(`the owner’s calls with ${many} orders take about as long as with ${small}`, async () => {
  const lines: string[] = []
  const tooSlow: string[] = []
  for (const [what, path] of calls) {
    const times = { few: [] as number[], many: [] as number[] }
    // The first ones prepare statements and warm the caches.
    for (let turn = -3; turn < turns; turn++) {
      const few = await timeCall(shops.few, path)
      const many = await timeCall(shops.many, path)
      if (turn < 0) continue
      times.few.push(few)
      times.many.push(many)
    }
    const ratio = middle(times.many) / middle(times.few)
    if (ratio > mostRatio && middle(times.many) > quickMs) tooSlow.push(what)
    lines.push(
      `${what.padEnd(36)}${middle(times.few).toFixed(2).padStart(8)} ms${middle(times.many).toFixed(2).padStart(9)} ms   x${ratio.toFixed(2)}`,
    )
  }
  process.stdout.write(
    `${''.padEnd(36)}${small.toString().padStart(8)}   ${many.toString().padStart(9)} orders\n${lines.join('\n')}\n`,
  )
  const found = await shops.many.app.call({
    url: '/api/orders?search=sekarsari',
    cookies: shops.many.cookies,
  })
  expect(found.json().orders).toHaveLength(1)
  if (isLongForm) expect(tooSlow).toEqual([])
}, 600_000)
