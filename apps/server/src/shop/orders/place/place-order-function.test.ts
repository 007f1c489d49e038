import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopFloor, type ShopFloor } from '../../../testing/shop-floor.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
})
afterAll(() => floor.drop())

/** As this version sends it; a process of it serves on while a later one has migrated the database. */
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
    { package_type: '20pcs', quantity: 2, unit_price: 58_000, pieces: 20 },
    { package_type: '10pcs', quantity: 1, unit_price: 30_000, pieces: 10 },
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
