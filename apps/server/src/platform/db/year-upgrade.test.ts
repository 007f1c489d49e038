import { formatOrderId } from '@dimsum/domain/order-number'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { buildTestApp, cheapHash, type TestApp, testAdmin } from '../../testing/test-app.ts'
import { applyMigrations, migrate, readMigrations } from './migrate.ts'

/** A year of orders of the version before, stored by its own function, brought to this version. */

const lastOfBefore = '0012_'
const days = 365
const ordersPerDay = 5

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const rows = async (text: string) => (await shop.database.pool.query(text)).rows

/** Schema and functions as the version before left them. */
const becomeVersionBefore = async () => {
  await rows('drop schema if exists drizzle cascade; drop schema public cascade; create schema public')
  const client = await shop.database.pool.connect()
  const all = readMigrations()
  const had = all.slice(0, 1 + all.findIndex(({ tag }) => tag.startsWith(lastOfBefore)))
  await applyMigrations(client as never, had)
  client.release()
}

/** The owner, and five orders a day: by form and by chat, paid by the provider, in cash and not at all. */
const storeAYear = async () => {
  await rows(`insert into users (id, username, password) values (1, '${testAdmin.username}', '${cheapHash}')`)
  await rows(`
    insert into inventory (package_type, current_stock, unit_price) values ('20pcs', 30000, 58000)`)
  for (let day = 0; day < days; day += 1)
    await rows(`
    select place_order('key-' || n, sha256(('body-' || n)::bytea), null, sha256(('token-' || n)::bytea),
      'Pelanggan ' || n, '0812' || lpad((n % 900)::text, 7, '0'), '812' || lpad((n % 900)::text, 7, '0'),
      case when n % 3 = 0 then 'p' || n || '@example.com' end, 'Jl. Melati No. ' || n, case when n % 5 = 0 then 'pedas' end,
      n % 4 <> 0, null, case when n % 7 = 0 then 'whatsapp' else 'web' end, 'customer',
      array['20pcs', '10pcs'], array[1 + n % 3, 1], array[58000, 30000], array[20, 10], null, false, null)
    from generate_series(${day * ordersPerDay + 1}, ${(day + 1) * ordersPerDay}) n`)
  await rows(`update orders set order_date = now() - make_interval(days => ${days} - id / ${ordersPerDay})`)
  await rows(`
    insert into payment_attempts (order_id, provider_order_id, method, amount, state, created_at, paid_at)
    select id, 'ORDER-' || id || '-1', 'gopay', total_price, case when id % 5 = 4 then 'expired' else 'paid' end,
      order_date, case when id % 5 <> 4 then order_date end
    from orders where id % 2 = 0`)
  await rows(`
    with changed as (
      update orders set is_paid = true, paid_at = order_date,
        payment_method = case when id % 2 = 0 then 'midtrans_gopay' else 'cash' end,
        status = case when id < ${days * ordersPerDay} then 'delivered' else status end
      where id % 5 <> 4 returning id)
    insert into order_events (order_id, actor, kind) select id, 'customer', 'paid' from changed`)
}

/** What the version before holds, table by table, by the columns that it has. */
const contents = async (columns: Record<string, string[]>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(columns).map(async ([table, names]) => {
        const [row] = await rows(`
          select count(*)::int as rows, md5(string_agg(line, '' order by line)) as sum
          from (select row(${names.map((name) => `"${name}"`)})::text as line from "${table}") lines`)
        return [table, row]
      }),
    ),
  )

const columnsOfTables = async () => {
  const found = await rows(`
    select table_name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by 1`)
  return Object.fromEntries(found.map(({ table_name, columns }) => [table_name, columns]))
}

test('a year of orders of the version before is there after the upgrade, to the last column, and the shop goes on', async () => {
  await becomeVersionBefore()
  await storeAYear()
  const columns = await columnsOfTables()
  const before = await contents(columns)
  expect(before.orders.rows).toBe(days * ordersPerDay)

  const applied = await migrate(shop.database.url)
  expect(applied.length).toBeGreaterThan(0)
  expect(await contents(columns)).toEqual(before)
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
  expect(await rows('select distinct provider from payment_attempts')).toEqual([{ provider: 'midtrans' }])

  const id = days * ordersPerDay
  const answer = await shop.call({ method: 'GET', url: `/api/orders/${id}`, cookies: await shop.signIn() })
  expect([answer.statusCode, answer.json().totalPrice, answer.json().items.length]).toEqual([
    200,
    '146000.00',
    2,
  ])
  const revenue = await shop.call({ method: 'GET', url: '/api/revenue/total', cookies: await shop.signIn() })
  const [paid] = await rows('select sum(total_price)::text as total from orders where is_paid')
  expect([revenue.statusCode, revenue.json().total]).toEqual([200, Number(paid?.total)])

  const next = await shop.call({
    method: 'POST',
    url: '/api/orders',
    payload: {
      customerName: 'Bu Sari',
      customerPhone: '081298765432',
      customerAddress: 'Jl. Mawar No. 1',
      packageType: '20pcs',
      quantity: 2,
    },
  })
  expect([next.statusCode, formatOrderId(next.json().id)]).toEqual([201, formatOrderId(id + 1)])
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
})
