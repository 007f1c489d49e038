import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from '../platform/db/migrate.ts'
import { reportFigures, sized } from '../testing/figures.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

/**
 * Fault F20 (docs/security.md): each of the shop's own migrations fails at each of its statements, or is killed there.
 * The schema is the one before or the one after, never between, and a repeated run succeeds.
 */

vi.setConfig({ testTimeout: 1_200_000 })

const shipped = join(import.meta.dirname, '../platform/db/migrations')
const breakpoint = '--> statement-breakpoint'
const { entries } = JSON.parse(readFileSync(join(shipped, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[]
}

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'dimsum-fail-points-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const empty = () =>
  database.pool.query(
    'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
  )

/** Tables, columns, rules, indexes, functions and triggers as one text. */
const schemaText = async () => {
  const { rows } = await database.pool.query(`
    select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
      from information_schema.columns where table_schema = 'public'
    union all select 'rule ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select 'trigger ' || tgrelid::regclass || ' ' || tgname from pg_trigger where not tgisinternal
    union all select 'function ' || proname || ' ' || md5(prosrc) from pg_proc
      where pronamespace = 'public'::regnamespace and prolang <> (select oid from pg_language where lanname = 'c')
    order by 1`)
  return rows.map(({ line }) => line).join('\n')
}

/** Writes the migrations up to this one, with another statement inserted at a point of the last. */
const writeUpTo = (last: number, point: number | null, statement: string) => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(shipped, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const known = JSON.parse(readFileSync(journal, 'utf8'))
  writeFileSync(journal, JSON.stringify({ ...known, entries: known.entries.slice(0, last + 1) }))
  if (point === null) return
  const file = join(folder, `${entries[last]?.tag}.sql`)
  const statements = readFileSync(file, 'utf8').split(breakpoint)
  writeFileSync(file, statements.toSpliced(point, 0, `\n${statement}\n`).join(breakpoint))
}

const pointsOf = (index: number) =>
  readFileSync(join(shipped, `${entries[index]?.tag}.sql`), 'utf8').split(breakpoint).length

/** The short form fails at the first, the last and a middle point of each migration; the long one at every third. */
const chosenPoints = (count: number) => [
  ...new Set(
    Array.from({ length: count + 1 }, (_, point) => point).filter(
      (point) => point % sized(1_000, 3) === 0 || point === count || point === count >> 1,
    ),
  ),
]

const kill = async (running: Promise<unknown>) => {
  for (;;) {
    const { rows } = await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like '%pg_sleep(61)%' and pid <> pg_backend_pid()`)
    if (rows.length > 0) break
    await wait(5)
  }
  return running
}

test.each(
  entries.map(({ tag }, index) => [tag, index] as const),
)('%s that fails or is killed anywhere leaves the schema before it, and succeeds when it is run again', async (_tag, index) => {
  let [points, between] = [0, 0]
  await empty()
  if (index > 0) {
    writeUpTo(index - 1, null, '')
    await migrate(database.url, folder)
  }
  const before = await schemaText()
  for (const point of chosenPoints(pointsOf(index))) {
    for (const statement of ['select 1 / 0', 'select pg_sleep(61)']) {
      writeUpTo(index, point, statement)
      const running = migrate(database.url, folder).catch((error: unknown) => error)
      const outcome = await (statement.includes('sleep') ? kill(running) : running)
      expect(outcome).toBeInstanceOf(Error)
      points += 1
      if ((await schemaText()) !== before) between += 1
    }
  }
  reportFigures({ migrationFailPoints: points, schemasBetween: between, halfMade: between })
  writeUpTo(index, null, '')
  expect(await migrate(database.url, folder)).toHaveLength(1)
  expect(between).toBe(0)
})
