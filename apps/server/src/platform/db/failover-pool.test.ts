import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { breakStatements } from '../../testing/broken-connections.ts'
import { type DatabaseDoor, doorTo } from '../../testing/database-door.ts'
import { patience } from '../../testing/patience.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { connect, type Database, inTransaction, onSwitch } from './connection.ts'
import { isConnectionLost, sqlStateOf } from './database-errors.ts'
import type { FailoverPool } from './failover-pool.ts'

/** What a statement meets while its database goes away and another one takes its place (decision 0046). */

let database: TestDatabase
let folder: string
let door: DatabaseDoor
let shop: Database

/** As long as a test may take: how fast this machine is decides nothing. */
const bridgeMs = 50_000

beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('create table shelf (packs int not null)')
  folder = mkdtempSync(join(tmpdir(), 'dimsum-door-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await database.pool.query('truncate shelf')
  door = doorTo(database.url, folder)
  await door.open()
  shop = connect(door.url, { ...patience, max: 1, bridgeMs })
  await shop.pool.query('select')
  return async () => {
    await shop.close()
    door.shut()
  }
})

const put = (db: pg.Pool) => db.query('insert into shelf values (1)')
const packs = async () => (await database.pool.query('select count(*) from shelf')).rows[0].count
const processId = async () => (await shop.pool.query('select pg_backend_pid() as id')).rows[0].id
/** As the connection of a leader that was made a replica: the server under it takes no writes any more. */
const demote = () => shop.pool.query('set default_transaction_read_only = on')

describe('a refused connection', () => {
  test('is waited for, by a read, a write and a transaction alike', async () => {
    door.shut()
    const waiting = [
      shop.pool.query('select 1'),
      put(shop.pool),
      inTransaction(shop.db, (tx) => tx.execute(sql`insert into shelf values (2)`)),
    ]
    door = doorTo(database.url, folder)
    await door.open()
    await Promise.all(waiting)
    expect(await packs()).toBe(2)
  })

  test('ends the wait when the gap is long, and later statements wait no more', async () => {
    const hasty = connect(door.url, { ...patience, bridgeMs: 0 })
    door.shut()
    for (const query of ['select 1', 'insert into shelf values (1)'])
      expect(isConnectionLost(await hasty.pool.query(query).catch((error) => error))).toBe(true)
    expect(hasty.metrics.triedAgain).toBe(0)
    await hasty.close()
  })
})

describe('a connection that breaks under a statement', () => {
  test('costs a read nothing', async () => {
    const broken = await breakStatements(shop.pool)
    for (const fault of ['cut before', 'cut after'] as const) {
      broken.arm(1, fault)
      expect((await shop.pool.query('select $1::text as menu', ['hakau'])).rows).toEqual([{ menu: 'hakau' }])
      expect(broken.disarm()).toBe(true)
    }
    expect(shop.metrics.triedAgain).toBe(2)
  })

  test('costs a read nothing when the next connection breaks under it too', async () => {
    const broken = await breakStatements(shop.pool)
    broken.armFor(/as menu|^begin read only/, 'cut before', 2)
    expect((await shop.pool.query('select $1::text as menu', ['hakau'])).rows).toEqual([{ menu: 'hakau' }])
    expect(broken.disarm()).toBe(true)
  })

  test.each([
    ['cut before', 0],
    ['cut after', 1],
  ] as const)('never has a write carried out twice: %s', async (fault, stored) => {
    const broken = await breakStatements(shop.pool)
    broken.arm(1, fault)
    const error = await put(shop.pool).catch((thrown) => thrown)
    expect([isConnectionLost(error), broken.disarm(), await packs()]).toEqual([true, true, stored])
  })
})

describe('a connection that takes no writes any more', () => {
  test('is dropped, and the write happens once on another', async () => {
    await demote()
    await put(shop.pool)
    expect(await packs()).toBe(1)
  })

  test('is dropped under a transaction, which is run again as a whole', async () => {
    await demote()
    await inTransaction(shop.db, async (tx) => {
      await tx.execute(sql`select 1`)
      await tx.execute(sql`insert into shelf values (1)`)
    })
    expect(await packs()).toBe(1)
  })

  test('that stays so makes writes wait once: reads that go on begin no new wait, a write that works does', async () => {
    // The server under every new connection takes no writes, as with a full disk.
    const options = '-c default_transaction_read_only=on'
    const full = connect(door.url, { ...patience, max: 1, bridgeMs: 200, options })
    const refused = async () => {
      expect(sqlStateOf(await put(full.pool).catch((error: unknown) => error))).toBe('25006')
      return full.metrics.triedAgain
    }
    const first = await refused()
    expect(first).toBeGreaterThan(0)
    await full.pool.query('select 1')
    expect(await refused()).toBe(first)
    let runs = 0
    const order = inTransaction(full.db, (tx) => {
      runs += 1
      return tx.execute(sql`insert into shelf values (1)`)
    })
    expect(sqlStateOf(await order.catch((error: unknown) => error))).toBe('25006')
    expect(runs).toBe(1)
    await full.pool.query('set default_transaction_read_only = off')
    await put(full.pool)
    await full.pool.query('set default_transaction_read_only = on')
    expect(await refused()).toBeGreaterThan(first)
    await full.close()
  })

  test('takes all others of its time with it', async () => {
    const two = connect(door.url, { ...patience, max: 2, bridgeMs })
    const clients = [await two.pool.connect(), await two.pool.connect()]
    for (const client of clients) await client.query('set default_transaction_read_only = on')
    for (const client of clients) client.release()
    await put(two.pool)
    const { rows } = await two.pool.query('show default_transaction_read_only')
    expect(rows).toEqual([{ default_transaction_read_only: 'off' }])
    await two.close()
  })
})

test('connections of before are dropped once another server answers, and listeners are notified', async () => {
  const before = await processId()
  let notified = 0
  const stop = onSwitch(shop.db, () => {
    notified += 1
  })
  const pool = shop.pool as FailoverPool
  pool.sawServer('another')
  expect([notified, shop.metrics.switches, (await processId()) === before]).toEqual([1, 1, false])
  stop()
  const own = await processId()
  pool.sawServer('another')
  expect([notified, shop.metrics.switches, await processId()]).toEqual([1, 1, own])
})
