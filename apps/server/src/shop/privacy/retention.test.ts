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
const due: Case = { status: 'delivered', delivery: -1, attention: 'none', months: 25 }

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
  const forgotten = new Map(rows.map((row) => [row.id, row.forgotten]))
  expect(cases.filter((one, index) => forgotten.get(ids[index]) !== isDue(one))).toEqual([])
  expect(orders).toBe(cases.filter(isDue).length)
  expect(rows.filter((row) => !row.forgotten && row.name !== 'Siti')).toEqual([])
  expect((await run()).orders).toBe(0)
})

test('a skipped order is erased once it is finished, and others around it at once', async () => {
  const [running, entry] = await insert([
    { ...due, status: 'preparing' },
    { ...due, attention: 'open' },
    ...Array.from({ length: 20 }, () => due),
  ])
  expect((await run(3)).orders).toBe(20)
  await query(`update orders set status = 'delivered' where id = $1`, [running])
  expect((await run(3)).orders).toBe(1)
  await query('update attention_items set closed_at = now() where order_id = $1', [entry])
  expect((await run(3)).orders).toBe(1)
})

test('orders that need attention never fill a batch: later orders are erased', async () => {
  await insert([...Array.from({ length: 4 }, (): Case => ({ ...due, attention: 'open', months: 60 })), due])
  let steps = 0
  const rest = async () => {
    steps += 1
  }
  const plan = { db: database.db, months: 24, isStopped: () => steps > 3, batchSize: 2, rest }
  expect((await retain(plan)).orders).toBe(1)
})

test('attention that is raised while the order is being locked keeps it as it is', async () => {
  const [id] = await insert([due])
  const raise = `with locked as (select id from orders where id = $1 for no key update)
    insert into attention_items (kind, order_id, reference) select 'reversal', id, 'meanwhile' from locked`
  expect((await database.whileLocked(raise, [id], run)).orders).toBe(0)
  expect(await query('select anonymised_at from orders')).toEqual([{ anonymised_at: null }])
})
