import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShopFloor, type ShopFloor } from '../../../testing/shop-floor.ts'

const [firstDay, secondDay] = ['2026-11-22', '2026-11-23']

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.drop())
beforeEach(async () => {
  await floor.clear()
  await floor.rows('delete from idempotency_keys')
  await floor.stock('10pcs', 100)
  await floor.stock('20pcs', 100)
})

/** An order of one package of a kind, as `place_order` is given it. */
const value = (
  key: string | null,
  packageType: string,
  day: string | null,
  { phone = '81234567890', body = 'aa' } = {},
) => ({
  key,
  body_hash: `\\x${body}`,
  actor: 'customer',
  override_kitchen: false,
  order: {
    customer_name: 'Siti Rahma',
    customer_phone: phone,
    phone_key: phone,
    customer_address: 'Jl. Kenanga No. 5, Bekasi',
    is_delivery: true,
    delivery_date: day,
    source: 'web',
  },
  lines: [{ package_type: packageType, quantity: 1, unit_price: 30_000, pieces: 10 }],
})

const placeTogether = (...values: ReturnType<typeof value>[]) =>
  floor.rows('select outcome, (stored).id, refusal from place_orders($1::jsonb)', [JSON.stringify(values)])

const key = (name: string) => `insert into idempotency_keys (key, body_hash) values ('${name}', '')`
const stock = (type: string) => `select from inventory where package_type = '${type}' for update`
const day = (date: string) => `select from kitchen_days where day = '${date}' for update`
const newDay = (date: string) => `insert into kitchen_days (day) values ('${date}')`

test.each([
  { what: 'the smaller key', held: key('a'), after: key('b') },
  { what: 'a key, stock after it', held: key('b'), after: stock('10pcs') },
  { what: 'the stock of the smaller package', held: stock('10pcs'), after: stock('20pcs') },
  { what: 'stock, a day after it', held: stock('20pcs'), after: day(firstDay) },
  { what: 'the earlier day', held: day(firstDay), after: day(secondDay) },
  {
    what: 'the earlier of two days without an order',
    held: newDay('2026-11-24'),
    after: newDay('2026-11-25'),
  },
])('a group that waits for $what holds nothing that comes later', async ({ held, after }) => {
  await floor.rows(`insert into kitchen_days (day) values ('${firstDay}'), ('${secondDay}')`)
  const isNew = held.startsWith('insert into kitchen_days')
  const [earlier, later] = isNew ? ['2026-11-24', '2026-11-25'] : [firstDay, secondDay]
  const other = await floor.pool.connect()
  try {
    await other.query('begin')
    await other.query(held)
    // The group names everything the other way round.
    const placing = placeTogether(value('b', '20pcs', later), value('a', '10pcs', earlier))
    await expect
      .poll(() =>
        floor.rows(`select from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query like '%place_orders%'`),
      )
      .toHaveLength(1)
    // In a circle the database would end one of the two.
    await other.query(after)
    await other.query('rollback')
    expect(await placing).toMatchObject([{ outcome: 'placed' }, { outcome: 'placed' }])
  } finally {
    await other.query('rollback')
    other.release()
  }
})

test('each order of a group is answered as it would be alone, in their order', async () => {
  await floor.rows(`insert into blocked_phones values ('81299990000', 'order fiktif', now(), 'admin:ibu')`)
  await floor.rows(`update inventory set current_stock = 1 where package_type = '10pcs'`)
  const answers = await placeTogether(
    value('one', '10pcs', firstDay),
    value('two', '20pcs', null, { phone: '81299990000' }),
    value(null, '20pcs', null),
    value('one', '10pcs', firstDay),
    value('three', '10pcs', secondDay),
    value('one', '10pcs', firstDay, { body: 'bb' }),
    value('two', '20pcs', firstDay),
  )
  const { id } = answers[0]
  expect(answers).toEqual([
    { outcome: 'placed', id: expect.any(Number), refusal: null },
    { outcome: 'refused', id: null, refusal: { reason: 'phone-blocked' } },
    { outcome: 'placed', id: id + 1, refusal: null },
    { outcome: 'replayed', id, refusal: null },
    { outcome: 'refused', id: null, refusal: { reason: 'sold-out', packageType: '10pcs', left: 0 } },
    { outcome: 'key-reused', id: null, refusal: null },
    { outcome: 'placed', id: id + 2, refusal: null },
  ])
})

test('a group of refused orders leaves neither key nor day', async () => {
  await floor.rows('update inventory set current_stock = 0')
  const before = await floor.countRows()
  const answers = await placeTogether(value('one', '10pcs', firstDay), value('two', '20pcs', secondDay))
  expect(answers.map(({ outcome }) => outcome)).toEqual(['refused', 'refused'])
  expect(await floor.countRows()).toEqual(before)
})
