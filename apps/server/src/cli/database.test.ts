import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { findTool, howToInstall } from '../../../../scripts/checks/debian-tools.mjs'
import { openSnapshot } from '../platform/backup/snapshot.queries.ts'
import { bundleProgram, runProgram, runToEnd } from '../testing/child-program.ts'
import { openOrderCalls } from '../testing/order-calls.ts'
import { createTestDatabase } from '../testing/test-database.ts'

const psql = findTool('psql')

const program = await bundleProgram('cli/database.ts')
const folder = mkdtempSync(join(tmpdir(), 'dimsum-sql-'))
const shop = await openOrderCalls()
afterAll(async () => {
  rmSync(folder, { recursive: true })
})

/** The rows of every table and the value of every sequence, as text. */
async function contentOf(url: string) {
  const { tables, rowsOf, close, counters, migrations } = await openSnapshot(url)
  const content: Record<string, string> = {}
  for (const table of tables) content[table.name] = await text(rowsOf(table))
  await close()
  return { content, counters, migrations }
}

test('the address of a running database is printed alone, for psql and other programs', async () => {
  const asked = await runToEnd(program, ['--address'], { DATABASE_URL: shop.database.url })
  expect(asked).toEqual({ code: 0, output: `${shop.database.url}\n` })
})

test('a folder without a running database says what to do', async () => {
  const { code, output } = await runToEnd(program, ['--address'], { DATA_DIR: folder })
  expect([code, output]).toEqual([1, expect.stringContaining('Start the shop: npm start.')])
})

test('a command whose output is closed completes its work', async () => {
  const file = join(folder, 'unseen.sql')
  const child = runProgram(program, ['--dump', file], { DATABASE_URL: shop.database.url })
  child.process.stdout?.destroy()
  expect((await child.end()).code).toBe(0)
})

test('a dump into a folder that is missing names the file, not the database', async () => {
  const file = join(folder, 'missing', 'shop.sql')
  const child = runProgram(program, ['--dump', file], { DATABASE_URL: shop.database.url })
  expect((await child.end()).code).toBe(1)
  expect(child.output()).toContain(`${file} cannot be written (ENOENT). Name a file in an existing folder`)
})

describe.skipIf(psql === undefined)(psql ? 'a dump' : `a dump (${howToInstall('psql')})`, () => {
  test('loads with psql into an empty database, with every row, sequence and schema change', async () => {
    await shop.place({ notes: 'a\tb\\c\nd \'e\' "f" $1 \\. Bú é 🥟' })
    await shop.place({ quantity: 3 })
    const file = join(folder, 'shop.sql')
    const dumping = runProgram(program, ['--dump', file], { DATABASE_URL: shop.database.url })
    expect(await dumping.end()).toEqual({ code: 0, signal: null })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).not.toContain('\nanalyze;')

    const target = await createTestDatabase()
    await target.rows('drop schema public cascade; drop schema drizzle cascade; create schema public')
    await promisify(execFile)(psql?.path ?? '', ['-q', '-X', '-f', file, target.url], {
      env: { ...process.env, ...psql?.env },
    })
    expect(await contentOf(target.url)).toEqual(await contentOf(shop.database.url))
    expect(await target.rows("select from pg_trigger where tgenabled = 'D'")).toEqual([])

    const again = await runToEnd(program, ['--dump', file], { DATABASE_URL: shop.database.url })
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('exists already')])
  })
})
