import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { PeriodicJob } from '../platform/jobs/periodic-job.ts'
import { buildOrder } from '../testing/orders.ts'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { silentLog } from '../testing/test-payments.ts'
import { startMaintenance } from './maintenance-jobs.ts'

let shop: TestApp
let folder: string
beforeEach(async () => {
  const outside = mkdtempSync(join(tmpdir(), 'dimsum-house-'))
  folder = join(outside, 'backups')
  const backup = { folder, keyFile: join(outside, 'backup.key'), everyMinutes: 5, keepDays: 30 }
  shop = await buildTestApp({ config: { backup } })
  return () => rmSync(outside, { recursive: true })
})

const maintenance = (changes: Partial<Parameters<typeof startMaintenance>[0]> = {}): PeriodicJob => {
  const { db, config, settings, now } = shop.parts
  const parts = { db, databaseUrl: shop.database.url, backup: config.backup, settings, now, log: silentLog }
  return startMaintenance({ ...parts, isProduction: false, ...changes })
}
const backups = () => readdirSync(folder).filter((name) => name.endsWith('.backup'))
/** Truncates every backup to half its size. */
const rot = () => {
  for (const path of backups().map((name) => join(folder, name))) truncateSync(path, statSync(path).size >> 1)
}
const query = (text: string) => shop.rows(text)
/** One run of a process of its own. */
const runOnce = async (changes?: Parameters<typeof maintenance>[0]) => {
  const house = maintenance(changes)
  await house.run()
  await house.stop()
}
/** An order placed so many days ago. */
const orderFrom = (days: number) => {
  const orderDate = new Date(Date.now() - days * 86_400_000)
  return buildOrder(shop.database.db, {}, { orderDate, status: 'delivered' })
}
/** Moves the last run of every job into the past. */
const later = (time: string) => query(`update job_runs set started_at = started_at - interval '${time}'`)
const status = async (cookies: Record<string, string>) =>
  (await shop.get('/api/system/status', cookies)).json().backup

test('of two processes one makes the backup, and again when it is due', async () => {
  const [one, other] = [maintenance(), maintenance()]
  await Promise.all([one.run(), other.run()])
  expect(backups()).toHaveLength(1)
  await one.run()
  expect(backups()).toHaveLength(1)
  await later('6 minutes')
  await Promise.all([one.run(), other.run()])
  expect(backups()).toHaveLength(2)
  await Promise.all([one.stop(), other.stop()])
})

test('the status page shows the state of backups only to the admin', async () => {
  const admin = await shop.signIn()
  expect(await status(admin)).toEqual({ state: 'waiting', lastBackup: null, fault: null })
  await runOnce()
  expect(await status(admin)).toEqual({ state: 'fresh', lastBackup: expect.any(String), fault: null })
  expect(await status({})).toBe(null)
})

test('a check during the first backup of another process finds none; the backup settles that', async () => {
  const admin = await shop.signIn()
  await query("insert into job_runs (name, started_at) values ('backup', now())")
  await runOnce()
  expect(await status(admin)).toMatchObject({ state: 'fault', fault: 'missing' })
  await later('6 minutes')
  await runOnce()
  expect(await status(admin)).toMatchObject({ state: 'fresh', fault: null })
})

test('a folder that cannot be written to is raised to the owner once a day, and resolved when it works again', async () => {
  const admin = await shop.signIn()
  writeFileSync(folder, 'a file where the folder should be')
  const warnings: string[] = []
  const house = maintenance({ log: { ...silentLog, warn: (_facts, message) => warnings.push(message) } })
  await house.run()
  expect(warnings).toContain('backup failed')
  await later('6 minutes')
  await house.run()
  const open = 'select kind, data from attention_items where closed_at is null order by id'
  const raised = await query(open)
  expect(raised.filter(({ data }) => data.fault === 'not-writable')).toHaveLength(1)
  expect(await status(admin)).toMatchObject({ state: 'fault', fault: 'not-writable' })
  rmSync(folder)
  await later('2 days')
  await house.run()
  expect(await query(open)).toEqual([])
  expect(await status(admin)).toMatchObject({ state: 'fresh', fault: null })
  await house.stop()
})

test('a production shop without backups warns once; a demo shop does not', async () => {
  const backup = { ...shop.parts.config.backup, folder: undefined }
  const run = async (isProduction: boolean) => {
    await runOnce({ backup, isProduction })
    await later('2 days')
    return (await query('select data from attention_items')).map(({ data }) => data.fault)
  }
  expect(await run(false)).toEqual([])
  expect(await run(true)).toEqual(['off'])
  expect(await run(true)).toEqual(['off'])
})

test('next to a process without backups, the one with backups verifies them every day', async () => {
  const admin = await shop.signIn()
  const without = { ...shop.parts.config.backup, folder: undefined }
  const other = maintenance({ backup: without, isProduction: true })
  const house = maintenance()
  await house.run()
  await other.run()
  expect(await query('select data from attention_items')).toEqual([])
  rot()
  await query("update job_runs set started_at = started_at - interval '25 hours' where name <> 'backup'")
  // In either order: the process without backup files does not claim the job of the one that has them.
  await other.run()
  await house.run()
  expect(await query('select kind, data from attention_items where closed_at is null')).toMatchObject([
    { kind: 'backup', data: { fault: expect.stringMatching(/cut|altered/) } },
  ])
  shop.parts.config.backup = without
  expect((await status(admin)).state).toBe('fault')
  await Promise.all([other.stop(), house.stop()])
})

test("removing old customers' data, however long it takes, does not delay a backup", async () => {
  const { order } = await orderFrom(1500)
  const held = await shop.database.pool.connect()
  await held.query('begin')
  await held.query('select 1 from orders where id = $1 for update', [order.id])
  const house = maintenance()
  const runs = [house.run()]
  try {
    await expect.poll(backups).toHaveLength(1)
    await expect.poll(() => shop.database.lockWaits()).toHaveLength(1)
    const checked = "select 1 from job_runs where name = 'backup-check' and finished_at is not null"
    await expect.poll(() => query(checked)).toHaveLength(1)
    await query("update job_runs set started_at = started_at - interval '6 minutes' where name = 'backup'")
    runs.push(house.run())
    await expect.poll(backups).toHaveLength(2)
  } finally {
    // Closed instead of returned to the pool: a waiting database may have ended it first.
    held.release(true)
    await Promise.all(runs)
    await house.stop()
  }
})

test("customers' data is removed after the months the owner set", async () => {
  const { order } = await orderFrom(400)
  await runOnce()
  const name = async () =>
    (await query(`select customer_name as name from orders where id = ${order.id}`))[0].name
  expect(await name()).toBe('Siti Rahma')
  expect((await shop.changeSettings({ retentionMonths: 12 })).statusCode).toBe(200)
  await later('2 hours')
  await runOnce()
  expect(await name()).toBe('Data dihapus')
})
