import { orderStatuses } from '@dimsum/domain/order-status'
import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { retain } from './retention.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})

const query = (text: string, values?: unknown[]) => database.rows(text, values)
const run = (batchSize = 7) =>
  retain({ db: database.db, months: 24, isStopped: () => false, batchSize, rest: async () => {} })

/** Days from today in WIB; null: no day was chosen. */
const deliveries = [null, -400, -1, 0, 1, 60] as const
const attentions = ['none', 'open', 'closed'] as const
const ages = [0, 23, 25, 60] as const

const cases = orderStatuses.flatMap((status) =>
  deliveries.flatMap((delivery) =>
    attentions.flatMap((attention) => ages.map((months) => ({ status, delivery, attention, months }))),
  ),
)
type Case = (typeof cases)[number]

const isDue = ({ status, delivery, attention, months }: Case) =>
  months >= 24 &&
  (status === 'delivered' || status === 'cancelled') &&
  (delivery === null || delivery < 0) &&
  attention !== 'open'

const insert = async (list: readonly Case[]): Promise<number[]> => {
  const rows = await query(
    `insert into orders (customer_name, customer_phone, phone_key, customer_address, package_type, pieces, total_price,
       status, order_date, delivery_date)
     select 'Siti', '0812', '812', 'Jl. Kenanga', '10pcs', 10, 30000, status, now() - make_interval(months => months),
       (now() at time zone 'Asia/Jakarta')::date + delivery
     from json_to_recordset($1) as r(status text, delivery int, months int, place int)
     order by place returning id`,
    [JSON.stringify(list.map((one, place) => ({ ...one, place })))],
  )
  const ids = rows.map(({ id }) => id)
  for (const [index, { attention }] of list.entries()) {
    if (attention === 'none') continue
    await query(
      `insert into attention_items (kind, order_id, reference, closed_at)
       values ('reversal', $1::int, $1::text, case when $2 then now() end)`,
      [ids[index], attention === 'closed'],
    )
  }
  return ids
}

test('an order is erased when it is old enough and finished, its day is past and it needs no attention; no other', async () => {
  const ids = await insert(cases)
  const { orders } = await run()
  const rows = await query(
    'select id, anonymised_at is not null as forgotten, customer_name as name from orders',
  )
  const stored = new Map(rows.map(({ id, ...row }) => [id, row]))
  const wrong = cases.filter((one, index) => stored.get(ids[index])?.forgotten !== isDue(one))
  expect(wrong).toEqual([])
  expect(orders).toBe(cases.filter(isDue).length)
  const kept = rows.filter(({ forgotten }) => !forgotten)
  expect(new Set(kept.map(({ name }) => name))).toEqual(new Set(['Siti']))
  expect((await run()).orders).toBe(0)
})

test('a skipped order is erased once it is finished, and others around it at once', async () => {
  const [running, entry] = await insert([
    { status: 'preparing', delivery: -400, attention: 'none', months: 60 },
    { status: 'delivered', delivery: -400, attention: 'open', months: 60 },
    ...Array.from({ length: 20 }, () => ({
      status: 'delivered' as const,
      delivery: -1 as const,
      attention: 'none' as const,
      months: 25 as const,
    })),
  ])
  expect((await run(3)).orders).toBe(20)
  await query(`update orders set status = 'delivered' where id = $1`, [running])
  expect((await run(3)).orders).toBe(1)
  await query('update attention_items set closed_at = now() where order_id = $1', [entry])
  expect((await run(3)).orders).toBe(1)
})

test('orders that need attention never fill a batch: later orders are erased', async () => {
  await insert([
    ...Array.from({ length: 4 }, () => ({
      status: 'delivered' as const,
      delivery: null,
      attention: 'open' as const,
      months: 60 as const,
    })),
    { status: 'delivered', delivery: null, attention: 'none', months: 25 },
  ])
  let steps = 0
  const { orders } = await retain({
    db: database.db,
    months: 24,
    isStopped: () => steps > 3,
    batchSize: 2,
    rest: async () => {
      steps += 1
    },
  })
  expect(orders).toBe(1)
})

test('attention that is raised while the order is being locked keeps it as it is', async () => {
  const [id] = await insert([{ status: 'delivered', delivery: -1, attention: 'none', months: 25 }])
  const raise = `with locked as (select id from orders where id = $1 for no key update)
    insert into attention_items (kind, order_id, reference) select 'reversal', id, 'meanwhile' from locked`
  expect((await database.whileLocked(raise, [id], run)).orders).toBe(0)
  expect(await query('select anonymised_at from orders where id = $1', [id])).toEqual([
    { anonymised_at: null },
  ])
})
