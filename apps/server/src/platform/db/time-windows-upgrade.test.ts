import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { applyMigrations, readMigrations } from './migrate.ts'

/** Orders of a shop of the version before, which knew no time of a day (migration 0022). */

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows

/** As the version before places it: without a word of a time. */
const place = (day: string) =>
  query('select (stored).id, (stored).time_window from place_order($1)', [
    JSON.stringify({
      actor: 'customer',
      override_kitchen: false,
      order: {
        customer_name: 'Siti Rahma',
        customer_phone: '81234567890',
        phone_key: '81234567890',
        customer_address: 'Jl. Kenanga No. 5, Bekasi',
        is_delivery: true,
        delivery_date: day,
        source: 'web',
      },
      lines: [{ package_type: '10pcs', quantity: 1, unit_price: 30_000, pieces: 10 }],
    }),
  ])

test('orders from before stay as they are, and the version before goes on placing and cancelling', async () => {
  await query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public')
  const migrations = readMigrations()
  const first = migrations.findIndex(({ tag }) => tag.startsWith('0022_'))
  const client = await database.pool.connect()
  await applyMigrations(client as never, migrations.slice(0, first))
  await query(`insert into orders (customer_name, customer_phone, phone_key, customer_address, package_type, pieces, total_price,
    delivery_date, holds_capacity) values ('Siti', '', '', '', '10pcs', 10, 30000, '2026-12-24', true)`)
  await applyMigrations(client as never, migrations.slice(first))
  client.release()

  expect(await query('select time_window from orders')).toEqual([{ time_window: null }])
  expect(await place('2026-12-24')).toMatchObject([{ time_window: null }])
  await query('update orders set holds_capacity = false')
  expect(await query('select * from kitchen_windows')).toEqual([])

  // What the new version placed, the old one gives back: the trigger counts, whoever writes.
  await query(`update orders set holds_capacity = true, time_window = '09:00-11:00'`)
  expect(await query('select orders, pieces from kitchen_windows')).toEqual([{ orders: 2, pieces: 20 }])
  await query(`update orders set holds_capacity = false where id = (select min(id) from orders)`)
  expect(await query('select orders, pieces from kitchen_windows')).toEqual([{ orders: 1, pieces: 10 }])
})
