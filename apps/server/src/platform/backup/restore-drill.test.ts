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
/** The newest order, and the cookie of its customer's browser. */
let bought = { id: 0, cookie: '' }

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
const buy = async () => {
  const answer = await fetch(`${open.origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(anOrder()),
  })
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()) as { id: number }
  bought = { id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}
/** The status of the order for its customer's browser, and whether that browser sees it masked. */
const read = async () => {
  const headers = { cookie: bought.cookie, connection: 'close' }
  const answer = await fetch(`${open.origin}/api/orders/${bought.id}`, { headers })
  return [answer.status, ((await answer.json()) as { masked?: boolean }).masked]
}

/** The time in the file name of the only backup. */
const backupMoment = () => {
  const [name = ''] = readdirSync(join(outside, 'backups'))
  return Date.parse(name.slice(7, 31).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))
}

test('a backup is made while the shop serves; its key is generated outside its folder', async () => {
  await buy()
  expect(await run(backup)).toEqual({ code: 0, output: expect.stringContaining('Created the key') })
  expect(readdirSync(join(outside, 'backups'))).toHaveLength(1)
})

test('a restore refuses to overwrite a shop that serves', async () => {
  const output = expect.stringContaining('Another server already runs on the data folder')
  expect(await run(restore, ['--overwrite'])).toEqual({ code: 1, output })
  expect(await read()).toEqual([200, false])
})

test('machine and data folder are lost; one command and a start bring the shop back', async () => {
  const pid = databasePidOf(dataDir)
  await open.shop.end('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await stopServer(join(dataDir, 'postgres/data'), 'immediate').catch(() => {})
  rmSync(dataDir, { recursive: true, force: true })

  const lostAt = Date.now()
  const output = expect.stringContaining('Rows and checksums of every table are equal')
  expect(await run(restore)).toEqual({ code: 0, output })
  open = await program.open(settings())
  // On a busy machine a program that just started may answer 503 for a moment.
  await expect.poll(async () => (await open.get('/readyz')).status).toBe(200)
  // Access ended with the loss.
  await expect.poll(read).toEqual([200, true])
  const restoreLostSeconds = (lostAt - backupMoment()) / 1000
  const restoreServeSeconds = (Date.now() - lostAt) / 1000
  if (!isLong) return
  expect(restoreLostSeconds).toBeLessThanOrEqual(300)
  expect(restoreServeSeconds).toBeLessThanOrEqual(1_800)
})

test('the shop moves to a PostgreSQL server and loses nothing, not even access', async () => {
  await buy()
  expect(await open.shop.end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect((await run(backup)).code).toBe(0)
  const output = expect.stringContaining('Rows and checksums of every table are equal')
  expect(await run(restore, ['--move'], { DATABASE_URL: elsewhere.url })).toEqual({ code: 0, output })
  open = await program.open({ ...settings(), DATABASE_URL: elsewhere.url })
  await expect.poll(read).toEqual([200, false])
})

test.each([
  ['no backup there', ['--check'], { BACKUP_DIR: '/nonexistent' }, 'There is no backup in', 1],
  ['no key', ['--check'], { BACKUP_KEY_FILE: '/none' }, 'The key of the backups cannot be read', 1],
  ['no folder named', [], { BACKUP_DIR: '' }, 'No backup folder is set', 1],
  ['nothing to back up', [], { DATA_DIR: '/tmp/nothing-here' }, 'There is nothing to back up', 1],
  ['a wrong option', ['--fast'], {}, 'Usage: npm run backup', 2],
])('npm run backup with %s says what to do and ends with another code than 0', async (_what, args, more, sentence, code) => {
  expect(await run(backup, args, more)).toEqual({ code, output: expect.stringContaining(sentence) })
})

test('npm run restore names a wrong file before a missing key', async () => {
  const settings = { BACKUP_KEY_FILE: '/none' }
  const answers = await Promise.all(
    ['/none.backup', import.meta.filename].map((file) => run(restore, [file], settings)),
  )
  expect(answers).toEqual([
    { code: 1, output: expect.stringContaining('There is no file /none.backup') },
    { code: 1, output: expect.stringContaining('is not a backup of this shop') },
  ])
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
  expect(await run(restore)).toEqual({ code: 1, output: expect.stringContaining('is not empty') })
  const output = expect.stringContaining('is kept in')
  expect(await run(restore, ['--overwrite'])).toEqual({ code: 0, output })
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.before-restore-'))).toHaveLength(1)
  expect(existsSync(join(dataDir, 'postgres/data/PG_VERSION'))).toBe(true)
})
