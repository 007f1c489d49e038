import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleProgram, runToEnd } from '../../testing/child-program.ts'
import { isLong } from '../../testing/figures.ts'
import { anOrder } from '../../testing/orders.ts'
import { buildShopProgram, databasePidOf } from '../../testing/shop-program.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { settingTable } from '../config/config-table.ts'
import { stopServer } from '../db/embedded/postmaster.ts'

// The loss of a shop from beginning to end: the tests depend on each other. They start whole programs.
/** An order as its customer's browser knows it. */
type Bought = { id: number; cookie: string; phone: string; answeredAt: number }

let first: Bought
let adminCookie: string
const ledger: Bought[] = []

const settings = () => ({
  DATA_DIR: dataDir,
  BACKUP_DIR: join(outside, 'backups'),
  BACKUP_KEY_FILE: join(outside, 'backup.key'),
})

const [program, backup, restore, elsewhere] = await Promise.all([
  buildShopProgram(),
  bundleProgram('cli/backup.ts'),
  bundleProgram('cli/restore.ts'),
  createTestDatabase({ application_name: 'a test' }),
])
const dataDir = program.newDataDir()
const outside = mkdtempSync(join(tmpdir(), 'dimsum-outside-'))
let open = await program.open({ ...settings(), BACKUP_EVERY: '0' })

const noSettings = Object.fromEntries(Object.keys(settingTable).map((name) => [name, '']))
const run = (file: string, args: string[] = [], more: Record<string, string> = {}) =>
  runToEnd(file, args, { ...noSettings, ...settings(), ...more })
const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${name}=`)) ?? ''
const post = (path: string, body: unknown, cookie = '') =>
  fetch(open.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
const buy = async (n: number): Promise<Bought> => {
  const phone = `0812-7000-${String(n).padStart(4, '0')}`
  const answer = await post('/api/orders', anOrder({ customerPhone: phone }))
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()) as { id: number }
  return { id, cookie: cookieOf(answer, 'access'), phone, answeredAt: Date.now() }
}
const read = async (id: number, cookie = '') => {
  const answer = await fetch(`${open.origin}/api/orders/${id}`, { headers: { cookie, connection: 'close' } })
  return {
    status: answer.status,
    order: (await answer.json()) as { masked?: boolean; customerPhone?: string },
  }
}

/** The time in the file name of the only backup. */
const backupMoment = () => {
  const [name = ''] = readdirSync(join(outside, 'backups'))
  return Date.parse(name.slice(7, 31).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))
}

test('a backup is made while customers order; its key is generated outside its folder', async () => {
  first = await buy(0)
  const signedIn = await post('/api/admin/login', { username: 'admin', password: 'kukusan-bambu-72' })
  adminCookie = cookieOf(signedIn, 'session')
  let isOrdering = true
  const ordering = (async () => {
    // Fewer than the limit per address and minute, even when the backup is slow.
    for (let n = 1; isOrdering && n <= 100; n += 1) ledger.push(await buy(n))
  })()
  const { code, output } = await run(backup)
  isOrdering = false
  await ordering
  expect(output).toContain('Created the key')
  expect(code).toBe(0)
  expect(readdirSync(join(outside, 'backups'))).toHaveLength(1)
  expect(ledger.length).toBeGreaterThan(0)
})

test('the daily check verifies the backup', async () => {
  const { code, output } = await run(backup, ['--check'])
  expect(output).toContain('is recent, complete and readable with the key')
  expect(code).toBe(0)
})

test('a restore refuses to overwrite a shop that serves', async () => {
  const { code, output } = await run(restore, ['--overwrite'])
  expect(output).toContain('Another server already runs on the data folder')
  expect(code).toBe(1)
  expect((await read(first.id)).status).toBe(200)
})

test('machine and data folder are lost; one command and a start bring the shop back', async () => {
  const pid = databasePidOf(dataDir)
  await open.shop.end('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await stopServer(join(dataDir, 'postgres/data'), 'immediate').catch(() => {})
  rmSync(dataDir, { recursive: true, force: true })

  const lostAt = Date.now()
  const { code, output } = await run(restore)
  expect(output).toContain('Rows and checksums of every table are equal')
  expect(code).toBe(0)
  open = await program.open(settings())
  expect((await open.get('/readyz')).status).toBe(200)
  const [, rows = '0'] = /: (\d+) rows of \d+ tables/.exec(output) ?? []
  const restoreLostSeconds = (lostAt - backupMoment()) / 1000
  const restoreServeSeconds = (Date.now() - lostAt) / 1000
  expect(Number(rows)).toBeGreaterThan(0)
  if (!isLong) return
  expect(restoreLostSeconds).toBeLessThanOrEqual(300)
  expect(restoreServeSeconds).toBeLessThanOrEqual(1_800)
})

test('every order answered before the backup exists once; later numbers are never reused', async () => {
  const madeAt = backupMoment()
  const states: (Bought & { status: number })[] = []
  for (const bought of [first, ...ledger]) states.push({ ...bought, status: (await read(bought.id)).status })
  expect(states.filter(({ answeredAt, status }) => answeredAt < madeAt && status !== 200)).toEqual([])
  expect(states.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
  const next = await buy(9000)
  expect(next.id).toBeGreaterThan(
    Math.max(...states.filter(({ status }) => status === 200).map(({ id }) => id)) + 999,
  )
  // Cookies from after the backup, used on another customer's order.
  for (const { cookie } of ledger.slice(-3)) expect((await read(next.id, cookie)).order.masked).toBe(true)
})

test('after a restore old cookies grant no access; the phone does again', async () => {
  expect((await read(first.id, first.cookie)).order.masked).toBe(true)
  const session = await fetch(`${open.origin}/api/admin/session`, { headers: { cookie: adminCookie } })
  expect(session.status).toBe(401)
  const proof = await post(`/api/orders/${first.id}/access`, { phone: first.phone })
  first = { ...first, cookie: cookieOf(proof, 'access') }
  expect((await read(first.id, first.cookie)).order).toMatchObject({
    masked: false,
    customerPhone: first.phone,
  })
})

test('the shop moves to a PostgreSQL server and loses nothing, not even sessions', async () => {
  expect(await open.shop.end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect((await run(backup)).code).toBe(0)
  const { code, output } = await run(restore, ['--move'], { DATABASE_URL: elsewhere.url })
  expect(output).toContain('Rows and checksums of every table are equal')
  expect(code).toBe(0)
  open = await program.open({ ...settings(), DATABASE_URL: elsewhere.url })
  expect((await read(first.id, first.cookie)).order).toMatchObject({
    masked: false,
    customerPhone: first.phone,
  })
  const before = await buy(9001)
  expect((await buy(9002)).id).toBe(before.id + 1)
})

test.each([
  ['no backup there', ['--check'], { BACKUP_DIR: '/nonexistent/backups' }, 'There is no backup in', 1],
  [
    'no key',
    ['--check'],
    { BACKUP_KEY_FILE: '/nonexistent/key' },
    'The key of the backups cannot be read',
    1,
  ],
  ['no folder named', [], { BACKUP_DIR: '' }, 'No backup folder is set', 1],
  ['nothing to back up', [], { DATA_DIR: '/tmp/nothing-here' }, 'There is nothing to back up', 1],
  ['a wrong option', ['--fast'], {}, 'Usage: npm run backup', 2],
])('npm run backup with %s says what to do and ends with another code than 0', async (_what, args, more, sentence, code) => {
  const ended = await run(backup, args, more)
  expect(ended.output).toContain(sentence)
  expect(ended.code).toBe(code)
})

test('a full disk ends the backup with a message, and leaves no file', () => {
  const before = readdirSync(join(outside, 'backups'))
  // A file size limit of one block, which fails like a full disk.
  const { status, stderr } = spawnSync('sh', ['-c', `ulimit -f 1; exec "${process.execPath}" "${backup}"`], {
    env: { PATH: process.env.PATH, ...noSettings, ...settings(), DATABASE_URL: elsewhere.url },
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(stderr).toContain('No space left on the disk')
  expect(status).toBe(1)
  expect(readdirSync(join(outside, 'backups'))).toEqual(before)
})

test('a restore into a database with data is refused; with the option to replace, the old one is kept', async () => {
  await open.shop.end('SIGTERM')
  const refused = await run(restore)
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('is not empty')])
  const replaced = await run(restore, ['--overwrite'])
  expect([replaced.code, replaced.output]).toEqual([0, expect.stringContaining('is kept in')])
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.before-restore-'))).toHaveLength(1)
  expect(existsSync(join(dataDir, 'postgres/data/PG_VERSION'))).toBe(true)
})
