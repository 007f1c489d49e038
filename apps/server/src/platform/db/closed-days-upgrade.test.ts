import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { applyMigrations, readMigrations } from './migrate.ts'

/** Closed days of a shop of the version before, which had them in two places (migration 0012). */

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const query = async (text: string) => (await database.pool.query(text)).rows
const closedDays = async () =>
  (await query('select day from kitchen_days where is_closed order by 1')).map(({ day }) => day)
/** As the version before stores its closed dates. */
const saveAsBefore = (days: readonly string[]) =>
  database.pool.query(
    `insert into settings (key, value, updated_by) values ('closedDates', $1, 'admin:pemilik')
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(days)],
  )

test('an upgrade brings the closed days of both lists into one, and nothing of a day is lost', async () => {
  await query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public')
  const migrations = readMigrations()
  const isUpgrade = ({ tag }: { tag: string }) => tag.startsWith('0012_')
  const client = await database.pool.connect()
  await applyMigrations(client as never, migrations.slice(0, migrations.findIndex(isUpgrade)))
  await query(`insert into kitchen_days (day, capacity, taken, is_closed, note) values
    ('2026-12-24', 600, 120, false, 'ramai'), ('2026-12-31', null, 0, true, null)`)
  await saveAsBefore(['2026-12-24', '2026-12-25', '0000-01-01', 'noon'])
  await query(`insert into settings (key, value, updated_by) values ('cutOff', '"14:00"', 'admin:pemilik')`)

  await applyMigrations(client as never, migrations.filter(isUpgrade))
  client.release()
  expect(await closedDays()).toEqual(['2026-12-24', '2026-12-25', '2026-12-31'])
  expect(await query("select capacity, taken, note from kitchen_days where day = '2026-12-24'")).toEqual([
    { capacity: 600, taken: 120, note: 'ramai' },
  ])
  expect(await query('select key from settings')).toEqual([{ key: 'cutOff' }])
})

test('the version before, still serving beside the new one, closes days in the same list', async () => {
  await saveAsBefore(['2027-01-01'])
  await saveAsBefore(['2027-01-02'])
  expect(await closedDays()).toEqual(expect.arrayContaining(['2027-01-01', '2027-01-02']))
  expect(await query("select key from settings where key = 'closedDates'")).toEqual([])
})
