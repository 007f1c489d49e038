import { createHash } from 'node:crypto'
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureAdminAccount } from '../../shop/team/admin-account.ts'
import { insertSession } from '../../shop/team/sessions.queries.ts'
import { proxyTo } from '../../testing/database-proxy.ts'
import { sized } from '../../testing/figures.ts'
import { writeNextVersion } from '../../testing/next-migration.ts'
import { buildOrder } from '../../testing/orders.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { newToken, tokenHash } from '../config/secret-token.ts'
import { connect } from '../db/connection.ts'
import { encrypt } from './age-file.ts'
import { BackupFault } from './backup-fault.ts'
import { ensureBackupKey, readBackupKey } from './backup-key.ts'
import { writeRecord } from './backup-records.ts'
import { checkNewestBackup } from './check-backup.ts'
import { openBackup, verifyBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const marks = {
  customerName: 'Zulaikha Penanda',
  customerAddress: 'Gang Penanda No. 77\tblok \\N "C"',
  customerPhone: '0813-7777-1212',
}

const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `dimsum-${name}-`))

const source = await createTestDatabase()
const folder = newFolder('backup')
const key = await ensureBackupKey(join(newFolder('key'), 'backup.key'))
await ensureAdminAccount(source.db, { username: 'pemilik', password: undefined, shopName: 'Dimsum' })
await source.rows(
  `insert into promotion_codes (code, kind, value, most_uses) values ('HEMAT', 'percent', 10, 3)`,
)
for (let n = 0; n < 30; n += 1)
  await buildOrder(source.db, { ...marks, quantity: 1 + (n % 4), ...(n < 2 && { promotionCode: 'HEMAT' }) })
await source.rows(`
    update orders set is_paid = true, paid_at = now() where id % 2 = 0;
    insert into reviews (customer_name, rating, review_text, fingerprint) values ('Ani', 5, E'Enak\\nsekali 🥟', 'a');
    insert into audit_log (actor, action, subject) values ('system', 'test', 'shop')`)
await insertSession(source.db, tokenHash(newToken()) ?? Buffer.alloc(32), 1)
await source.rows(`
    insert into second_factors (user_id, secret, is_confirmed) values (1, 'RAHASIAFAKTOR', true);
    insert into sign_in_steps (token_hash, user_id, password_changed_at, expires_at) values ('x', 1, now(), now() + interval '1 minute');
    insert into invitations (token_hash, role, invited_by, expires_at) values ('x', 'cashier', 1, now() + interval '1 day');
    insert into order_links (key_hash, order_id, purpose, expires_at) values ('x', 1, 'track', now() + interval '1 day')`)
const written = await writeBackup({ url: source.url, folder, key })
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
})

/** The tables of a database, as their backup records them. */
const tablesOf = async (url: string) => {
  const elsewhere = newFolder('content')
  const { tables } = await writeBackup({ url, folder: elsewhere, key })
  rmSync(elsewhere, { recursive: true })
  return tables
}
const contentOf = async ({ url }: TestDatabase) =>
  Object.fromEntries((await tablesOf(url)).map(({ name, rows, sha256 }) => [name, { rows, sha256 }]))
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error instanceof BackupFault ? error.kind : String(error)),
  )
const changed = (change: (bytes: Buffer) => Buffer) => {
  const file = join(folder, 'changed.backup')
  writeFileSync(file, change(readFileSync(written.path)))
  return file
}
const truncatedTo = (size: number) => changed((bytes) => bytes.subarray(0, size))

describe('a backup file', () => {
  test('reveals nothing without its key: no name, no address, no hash', () => {
    const text = readFileSync(written.path).toString('latin1')
    expect(text).not.toMatch(/Zulaikha|Penanda|7777|scrypt|orders|pemilik|RAHASIA/)
  })

  test('can be decrypted with its key to the last row', async () => {
    const { tables } = await verifyBackup(written.path, key)
    expect(tables).toEqual(written.tables)
    expect(tables.find(({ name }) => name === 'orders')?.rows).toBe(30)
  })

  test('is refused wherever it is truncated, with any bit flipped, or with anything appended', async () => {
    const { length } = readFileSync(written.path)
    await fc.assert(
      fc.asyncProperty(fc.nat(length - 1), async (size) => {
        expect(['cut', 'altered']).toContain(await faultOf(verifyBackup(truncatedTo(size), key)))
      }),
      { numRuns: sized(6, 20), examples: [[0], [16], [length - 1]] },
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(length - 1), fc.nat(7), async (at, bit) => {
        const file = changed((bytes) => bytes.fill((bytes[at] ?? 0) ^ (1 << bit), at, at + 1))
        const faults = ['altered', 'cut', 'wrong-key', 'newer', 'not-a-backup']
        expect(faults).toContain(await faultOf(verifyBackup(file, key)))
      }),
      { numRuns: sized(8, 25) },
    )
    const longer = changed((bytes) => Buffer.concat([bytes, Buffer.from('x')]))
    expect(['altered', 'cut']).toContain(await faultOf(verifyBackup(longer, key)))
  })

  test('counts every row when the database tells the number after the last of them', async () => {
    const endOfRows = Buffer.from('c\0\0\0\x04', 'latin1')
    const tellLate = () =>
      new Transform({
        transform(bytes: Buffer, _encoding, done) {
          const end = bytes.indexOf(endOfRows) + endOfRows.length
          if (end < endOfRows.length) return done(null, bytes)
          this.push(bytes.subarray(0, end))
          setTimeout(() => done(null, bytes.subarray(end)), 5)
        },
      })
    const late = proxyTo(source.url, newFolder('late'), tellLate)
    await late.open()
    const counts = (tables: typeof written.tables) => tables.map(({ name, rows }) => [name, rows])
    expect(counts(await tablesOf(late.url))).toEqual(counts(written.tables))
    late.shut()
  })

  test('refuses another key, and names the file that needs it', async () => {
    const other = await ensureBackupKey(join(folder, '..', `other-${process.pid}.key`))
    const work = verifyBackup(written.path, other)
    expect(await faultOf(work)).toBe('wrong-key')
    await expect(work).rejects.toThrow(`another key than the one in ${other.file}`)
    rmSync(other.file)
  })

  test('of a newer format asks for the newer shop', async () => {
    const first = 'age-encryption.org/v'.length
    const file = changed((bytes) => bytes.fill('2', first, first + 1))
    expect(await faultOf(verifyBackup(file, key))).toBe('newer')
  })

  test('of which only the folder is named asks for a file', async () => {
    await expect(verifyBackup(folder, key)).rejects.toMatchObject({
      sentences: `${folder} is a folder. Name a file in it.`,
    })
    expect(await faultOf(verifyBackup(join(written.path, 'x'), key))).toBe('missing')
  })

  test('accepts its key however it is typed from paper, and tells a mistyped letter', async () => {
    const typed = join(folder, '..', `typed-${process.pid}.key`)
    const letters = readFileSync(key.file, 'utf8').trim()
    const [one, two, three] = [letters.slice(0, 30), letters.slice(30, 60), letters.slice(60)]
    writeFileSync(typed, `# of my shop\n ${one} ${two}\n${three} \n`.toLowerCase())
    expect((await readBackupKey(typed)).identity).toBe(key.identity)
    writeFileSync(typed, letters.slice(0, -1) + (letters.endsWith('Q') ? 'P' : 'Q'))
    await expect(readBackupKey(typed)).rejects.toThrow('mistyped')
    rmSync(typed)
  })

  test('is not written to the folder of its key', async () => {
    const beside = await ensureBackupKey(join(folder, 'inside', 'backup.key'))
    expect(await faultOf(writeBackup({ url: source.url, folder, key: beside }))).toBe('no-key')
    rmSync(join(folder, 'inside'), { recursive: true })
  })

  test('is not started when the disk is nearly full, and leaves no file', async () => {
    const before = readdirSync(folder)
    expect(before.filter((name) => name.endsWith('.part'))).toEqual([])
    const freeSpace = async () => ({ free: 30_000_000, total: 1_000_000_000 })
    expect(await faultOf(writeBackup({ url: source.url, folder, key, freeSpace }))).toBe('disk-full')
    expect(readdirSync(folder)).toEqual(before)
  })

  test.each([
    ['missing', join(tmpdir(), 'no-such-folder'), 0],
    ['missing', key.file, 0],
    ['old', null, 27 * 3_600_000],
    ['nothing', null, 25 * 3_600_000],
  ])('is reported %s by the daily check', async (fault, elsewhere, age) => {
    const later = new Date(written.madeAt.getTime() + age)
    expect(await faultOf(checkNewestBackup(elsewhere ?? folder, key.file, later))).toBe(fault)
  })
})

describe('restoring', () => {
  let target: TestDatabase
  beforeEach(async () => {
    // Not the application name of a serving shop.
    target = await createTestDatabase({ application_name: 'a test' })
  })
  const restore = (
    options: { file?: string; overwrite?: boolean; isMove?: boolean; migrations?: string } = {},
  ) =>
    restoreBackup({ file: written.path, key, url: target.url, overwrite: false, isMove: false, ...options })

  test('moves a shop to another PostgreSQL: every table equal, the audit log one entry longer', async () => {
    await restore({ isMove: true })
    const { audit_log: auditThere, ...there } = await contentOf(target)
    const { audit_log: auditHere, ...here } = await contentOf(source)
    expect(there).toEqual(here)
    expect(auditThere?.rows).toBe((auditHere?.rows ?? 0) + 1)
    const { order } = await buildOrder(target.db)
    expect(order.id).toBe(31)
  })

  test('after a loss ends every session and access right, continues order numbers above any used before, and keeps triggers in force', async () => {
    // The target has no schema of the shop and a foreign extension.
    await target.rows('drop schema public cascade; create schema public; drop schema drizzle cascade')
    await target.rows('create extension fuzzystrmatch')
    const { ended } = await restore()
    const [there, here] = [await contentOf(target), await contentOf(source)]
    for (const table of ['orders', 'second_factors']) expect(there[table]).toEqual(here[table])
    expect(ended).toEqual({ adminSessions: 1, invitations: 1, customerRights: 30, waitingMessages: 0 })
    for (const table of [
      'sessions',
      'order_access',
      'admin_devices',
      'sign_in_steps',
      'invitations',
      'order_links',
    ])
      expect(await target.rows(`select from ${table}`), table).toEqual([])
    const counted = async () => (await target.rows('select sum(orders)::int as n from order_counts'))[0].n
    expect(await counted()).toBe(30)
    const { order } = await buildOrder(target.db)
    expect([order.id, await counted()]).toEqual([1031, 31])
    await expect(target.pool.query('delete from audit_log')).rejects.toThrow('append only')
  })

  test('leaves a database with data as it is, by a damaged file too, unless asked to replace it', async () => {
    await buildOrder(target.db)
    const before = await contentOf(target)
    expect(await faultOf(restore())).toBe('target-not-empty')
    const damaged = { file: truncatedTo(written.bytes - 1), overwrite: true }
    expect(await faultOf(restore(damaged))).toBe('altered')
    expect(await contentOf(target)).toEqual(before)
    await restore({ overwrite: true })
    expect((await contentOf(target)).orders).toEqual((await contentOf(source)).orders)
  })

  /** A refusal names at most five. */
  const foreign = [
    ['table public.accounts', 'create table accounts (id int)'],
    ['view public.names', 'create view names as select customer_name from orders'],
    ['function public.tax(integer)', 'create function tax(int) returns int language sql as $$ select $1 $$'],
    ['type public.colour', "create type colour as enum ('red')"],
    [
      'trigger followed on public.orders',
      `create trigger followed after insert on orders for each statement execute function announce_change()`,
    ],
    ['schema accounting', 'create schema accounting'],
    ['table drizzle.others', 'create table drizzle.others (id int)'],
    [
      'rows of table drizzle.__drizzle_migrations',
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('other', 1)`,
    ],
  ] as const
  test.each([
    [foreign.slice(0, 4)],
    [foreign.slice(4)],
  ])('does not touch a database in which another program keeps anything, replaced or not (%j)', async (objects) => {
    for (const [, made] of objects) await target.pool.query(made)
    for (const overwrite of [false, true]) {
      const fault = await restore({ overwrite }).catch((error: unknown) => error)
      expect(fault).toMatchObject({ kind: 'target-not-ours' })
      for (const [name] of objects) expect(String(fault)).toContain(name)
    }
    // They still exist.
    for (const [, made] of objects)
      if (!made.startsWith('insert')) await expect(target.pool.query(made)).rejects.toThrow('already exists')
  })

  test('refuses a database that a shop uses', async () => {
    const shop = connect(target.url)
    // Checked out: a pool closes connections that are idle for ten seconds.
    const connection = await shop.pool.connect()
    expect(await faultOf(restore({ overwrite: true }))).toBe('target-in-use')
    connection.release()
    await shop.close()
  })

  test("is rolled back when the restored values differ from the backup's", async () => {
    // The same numbers in another spelling: a valid file, but not what a database returns.
    async function* respelt() {
      let isOrders = false
      let hash = createHash('sha256')
      for await (const record of openBackup(written.path, key)) {
        if (record.kind === 'table') {
          isOrders = record.name === 'orders'
          hash = createHash('sha256')
        }
        if (record.kind === 'rows') {
          const text = record.bytes.toString('utf8')
          const bytes = Buffer.from(isOrders ? text.replaceAll('.00\t', '.0\t') : text)
          hash.update(bytes)
          yield writeRecord({ kind: 'rows', bytes })
        } else if (record.kind === 'content') {
          yield writeRecord({ ...record, content: { ...record.content, sha256: hash.digest('hex') } })
        } else yield writeRecord(record)
      }
    }
    const file = join(folder, 'respelt.backup')
    await pipeline(respelt(), createGzip(), (plain) => encrypt(plain, key), createWriteStream(file))
    await verifyBackup(file, key)
    expect(await faultOf(restore({ file }))).toBe('differs')
    expect((await contentOf(target)).orders?.rows).toBe(0)
  })

  test('of a database that this version does not know yet is refused, and nothing is changed', async () => {
    const ahead = await createTestDatabase()
    await ahead.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
    )
    const { path } = await writeBackup({ url: ahead.url, folder: newFolder('ahead'), key })
    expect(await faultOf(restore({ file: path }))).toBe('newer')
    expect((await contentOf(target)).orders?.rows).toBe(0)
  })

  test('of an older shop restores the rows into the old schema, then migrates it', async () => {
    const next = writeNextVersion(`ALTER TABLE orders ADD COLUMN recipient text DEFAULT 'pemesan';`)
    const { upgraded } = await restore({ file: written.path, migrations: next })
    rmSync(next, { recursive: true })
    expect(upgraded).toEqual(['0001_next'])
    const rows = await target.rows('select recipient, count(*)::int from orders group by 1')
    expect(rows).toEqual([{ recipient: 'pemesan', count: 30 }])
  })

  test('of a shop under load is consistent: it contains every order whole or not at all', async () => {
    let isPlacing = true
    const acknowledged: { id: number; at: number }[] = []
    const placing = Array.from({ length: 4 }, async () => {
      while (isPlacing) {
        const { order } = await buildOrder(source.db, { quantity: 2 })
        acknowledged.push({ id: order.id, at: performance.now() })
      }
    })
    while (acknowledged.length < 40) await new Promise((resolve) => setImmediate(resolve))
    const begunAt = performance.now()
    const busy = await writeBackup({ url: source.url, folder, key })
    isPlacing = false
    await Promise.all(placing)
    await restore({ file: busy.path })
    const rows = await target.rows(`
      select o.id, (select count(*) from order_items i where i.order_id = o.id) as lines,
        (select count(*) from order_events e where e.order_id = o.id and e.kind = 'placed') as placed
      from orders o`)
    expect(rows.filter(({ lines, placed }) => lines !== 1 || placed !== 1)).toEqual([])
    const found = new Set(rows.map(({ id }) => id))
    expect(acknowledged.filter(({ id, at }) => at < begunAt && !found.has(id))).toEqual([])
    const counted = await target.rows('select sum(orders)::int as orders from order_counts')
    expect(counted[0].orders).toBe(rows.length)
  })
})
