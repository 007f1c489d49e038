import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { writeNextVersion } from '../../testing/next-migration.ts'
import { buildOrder } from '../../testing/orders.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { StartProblem } from '../config/start-problem.ts'
import { migrate } from './migrate.ts'

let folder: string

const database = await createTestDatabase()

/** An empty database, without the shop's own migrations. */
beforeEach(async () => {
  await database.rows(
    'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
  )
  folder = mkdtempSync(join(tmpdir(), 'dimsum-migrations-'))
  mkdirSync(join(folder, 'meta'))
  return () => rmSync(folder, { recursive: true })
})

/** Writes migrations in Drizzle's format; each argument is one file, given as its statements. */
function write(...texts: string[][]) {
  const entries = texts.map((statements, idx) => {
    const tag = `000${idx}_step`
    writeFileSync(join(folder, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'))
    return { idx, version: '7', when: 1_700_000_000_000 + idx, tag, breakpoints: true }
  })
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ version: '7', entries }))
}

const tables = async () => {
  const rows = await database.rows("select tablename from pg_tables where schemaname = 'public' order by 1")
  return rows.map(({ tablename }) => tablename)
}

test('migrating applies what is missing, in order, and nothing twice', async () => {
  const first = [
    ['create table a (id int)'],
    ['alter table a add column name text', 'create table b (id int)'],
  ]
  write(...first)
  expect(await migrate(database.url, folder)).toEqual(['0000_step', '0001_step'])
  expect(await migrate(database.url, folder)).toEqual([])
  write(...first, ['drop table b'])
  expect(await migrate(database.url, folder)).toEqual(['0002_step'])
  expect(await tables()).toEqual(['a'])
})

test('a failing statement leaves the schema unchanged and is named; the fixed migration is applied whole', async () => {
  write(['create table a (id int)'], ['create table b (id int)', 'alter table missing add column x int'])
  const error = await migrate(database.url, folder).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartProblem)
  expect(String(error)).toContain('Migration "0001_step" failed at statement 2: relation "missing"')
  expect(await tables()).toEqual([])
  write(['create table a (id int)'], ['create table b (id int)'])
  expect(await migrate(database.url, folder)).toEqual(['0000_step', '0001_step'])
  expect(await tables()).toEqual(['a', 'b'])
})

test('a migration killed half way leaves the schema unchanged', async () => {
  write(['create table a (id int)'], ['select pg_sleep(60)'])
  const running = migrate(database.url, folder).catch((error: unknown) => error)
  const kill = `select pg_terminate_backend(pid) as killed from pg_stat_activity
    where datname = current_database() and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`
  while ((await database.rows(kill)).length === 0) await wait(10)
  expect(await running).toBeInstanceOf(Error)
  expect(await tables()).toEqual([])
})

test('of eight servers that start at once, one migrates and the others find it done', async () => {
  write(['create table a (id int)', 'select pg_sleep(0.2)'], ['create table b (id int)'])
  const answers = await Promise.all(Array.from({ length: 8 }, () => migrate(database.url, folder)))
  expect(answers.filter((applied) => applied.length === 2)).toHaveLength(1)
  expect(answers.filter((applied) => applied.length === 0)).toHaveLength(7)
})

test('an applied migration with another text is refused, whatever its line endings', async () => {
  write(['create table a (\n  id int\n)'])
  await migrate(database.url, folder)
  write(['create table a (\r\n  id int\r\n)'])
  expect(await migrate(database.url, folder)).toEqual([])
  write(['create table a (id bigint)'])
  await expect(migrate(database.url, folder)).rejects.toThrow('was applied to this database with other SQL')
})

test('a database ahead of this server, as during an update, is left alone', async () => {
  write(['create table a (id int)'], ['create table b (id int)'])
  await migrate(database.url, folder)
  write(['create table a (id int)'])
  expect(await migrate(database.url, folder)).toEqual([])
  expect(await tables()).toEqual(['a', 'b'])
})

test('the migration of a later version is applied to a shop with orders, and changes none of them', async () => {
  expect((await migrate(database.url)).length).toBeGreaterThan(0)
  expect(await migrate(database.url)).toEqual([])
  for (let n = 0; n < 3; n += 1) await buildOrder(database.db, { customerName: `Pelanggan ${n}` })
  const stored = () => database.rows('select id, customer_name, total_price from orders order by id')
  const before = await stored()
  const next = writeNextVersion('ALTER TABLE orders ADD COLUMN recipient text;')
  expect(await migrate(database.url, next)).toEqual(['0001_next'])
  rmSync(next, { recursive: true })
  expect(await stored()).toEqual(before)
  // The previous version still places orders on the new schema.
  await buildOrder(database.db)
  expect(await stored()).toHaveLength(4)
})
