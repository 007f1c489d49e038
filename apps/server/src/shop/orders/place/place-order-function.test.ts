import { expect, test } from 'vitest'
import { openShopFloor } from '../../../testing/shop-floor.ts'

const floor = await openShopFloor()

/** The argument that this version sends; its process still serves after a later one has migrated the database. */
const valueOfThisVersion = {
  key: null,
  body_hash: null,
  cookie_hash: null,
  token_hash: `\\x${'ab'.repeat(32)}`,
  actor: 'customer',
  day_capacity: null,
  override_kitchen: false,
  order: {
    customer_name: 'Siti Rahma',
    customer_phone: '0812-3456-7890',
    phone_key: '81234567890',
    customer_email: null,
    customer_address: 'Jl. Kenanga No. 5, Bekasi',
    is_delivery: true,
    delivery_date: '2026-11-22',
    notes: 'sambal dipisah',
    source: 'web',
    suspicion: null,
  },
  lines: [
    {
      package_type: '20pcs',
      name: 'Paket Sedang',
      name_en: 'Medium Pack',
      quantity: 2,
      unit_price: 58_000,
      pieces: 20,
    },
    {
      package_type: '10pcs',
      name: 'Paket Kecil',
      name_en: 'Small Pack',
      quantity: 1,
      unit_price: 30_000,
      pieces: 10,
    },
  ],
}

test('an order as this version sends it is placed by every later database', async () => {
  const placed = await floor.one(
    `select outcome, (stored).customer_name, (stored).notes, (stored).package_type, (stored).pieces,
       (stored).total_price, (stored).status, json_array_length(lines) as lines
     from place_order($1::jsonb)`,
    [JSON.stringify(valueOfThisVersion)],
  )
  expect(placed).toEqual({
    outcome: 'placed',
    customer_name: 'Siti Rahma',
    notes: 'sambal dipisah',
    package_type: '20pcs',
    pieces: 50,
    total_price: '146000.00',
    status: 'pending',
    lines: 2,
  })
})

test('a column that is added while the shop serves is stored from the next order on, by the same connections', async () => {
  const before = await floor.place()
  await floor.rows('alter table orders add column wish text')
  const after = await floor.place()
  expect(after.order).toEqual({
    ...before.order,
    id: after.order.id,
    orderDate: after.order.orderDate,
    items: after.order.items,
  })
  const value = { ...valueOfThisVersion, order: { ...valueOfThisVersion.order, wish: 'tanpa sambal' } }
  const placed = await floor.one('select (stored).wish from place_order($1::jsonb)', [JSON.stringify(value)])
  expect(placed).toEqual({ wish: 'tanpa sambal' })
})

test('a new phone costs a look at an index, also where statistics know one phone only', async () => {
  await floor.rows('alter table orders disable trigger user')
  await floor.rows(`
    insert into orders (customer_name, customer_phone, phone_key, customer_address, package_type, pieces, total_price)
    select 'Siti', '0812', '812', 'Jl. Kenanga', '10pcs', 10, 30000 from generate_series(1, 5000)`)
  await floor.rows('alter table orders enable trigger user')
  await floor.rows('analyze orders')
  const client = await floor.pool.connect()
  try {
    await client.query('begin')
    // From the sixth call on PostgreSQL uses one generic plan for every phone.
    for (let n = 0; n < 10; n += 1) {
      const order = { ...valueOfThisVersion.order, phone_key: `8999000${n}` }
      await client.query('select place_order($1::jsonb)', [JSON.stringify({ ...valueOfThisVersion, order })])
    }
    const { rows } = await client.query(`
      select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'orders'`)
    expect(rows[0]?.read).toBeLessThan(100)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
