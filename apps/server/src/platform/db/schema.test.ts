import { migrate as migrateWithDrizzle } from 'drizzle-orm/node-postgres/migrator'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { migrate } from './migrate.ts'

import * as cash from './tables/cash.ts'
import * as inventory from './tables/inventory.ts'
import * as menu from './tables/menu.ts'
import * as money from './tables/money.ts'
import * as orders from './tables/orders.ts'
import * as outbox from './tables/outbox.ts'
import * as payments from './tables/payments.ts'
import * as people from './tables/people.ts'
import * as photos from './tables/photos.ts'
import * as promotions from './tables/promotions.ts'
import * as reviews from './tables/reviews.ts'
import * as shop from './tables/shop.ts'
import * as transfers from './tables/transfers.ts'
import * as whatsapp from './tables/whatsapp.ts'

/** The SQL of the migrations and the tables in `tables/` describe one schema. */

const modules = [
  cash,
  inventory,
  menu,
  money,
  orders,
  outbox,
  payments,
  people,
  photos,
  promotions,
  reviews,
  shop,
  transfers,
  whatsapp,
]
const tables = modules
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value): value is PgTable => value instanceof PgTable)
  .map(getTableConfig)
const database = await createTestDatabase()
const { rows } = database

test('every column of the database is in tables/ with its type, and vice versa', async () => {
  const stored = await rows(`
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || case when a.atthasdef or a.attidentity <> '' then ' default' else '' end as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`)
  const inCode = tables.flatMap(({ name: table, columns }) =>
    columns.map((column) => {
      const type = column.getSQLType().replace(', ', ',').replace('varchar', 'character varying')
      return `${table}.${column.name} ${type}${column.notNull ? ' not null' : ''}${column.hasDefault ? ' default' : ''}`
    }),
  )
  expect(inCode.sort()).toEqual(stored.map(({ line }) => line).sort())
})

test('a column with a fixed list of values accepts exactly those of the code', async () => {
  const checks = await rows(`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as line from pg_constraint where contype = 'c'`)
  const wordsOf = (table: string, column: string) =>
    checks.flatMap(({ line }: { line: string }) =>
      [`(${column})::text`, column].some((tested) => line.startsWith(`${table} CHECK ((${tested} = ANY `))
        ? [[...line.matchAll(/'([^']+)'/g)].map(([, word]) => word).sort()]
        : [],
    )
  const lists = tables.flatMap(({ name, columns }) =>
    columns.flatMap(({ name: column, enumValues }) => (enumValues ? [{ name, column, enumValues }] : [])),
  )
  const withoutCheck = lists.filter(({ name, column }) => wordsOf(name, column).length === 0)
  // Counters that triggers write from a checked column.
  expect(withoutCheck.map(({ name, column }) => `${name}.${column}`)).toEqual(['order_counts.status'])
  for (const { name, column, enumValues } of lists.filter((list) => !withoutCheck.includes(list)))
    expect([name, column, wordsOf(name, column)]).toEqual([name, column, [[...enumValues].sort()]])
})

test('Drizzle’s own migrator applies the migrations too, and none is missing afterwards', async () => {
  await rows('drop schema drizzle cascade; drop schema public cascade; create schema public')
  await migrateWithDrizzle(database.db, { migrationsFolder: `${import.meta.dirname}/migrations` })
  expect(await migrate(database.url)).toEqual([])
})
