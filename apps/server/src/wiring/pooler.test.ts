import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { howToInstall } from '../../../../scripts/checks/debian-tools.mjs'
import { orderForm } from '../testing/order-calls.ts'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../testing/pgbouncer.ts'
import { buildShopProgram, eventually, type ShopProgram } from '../testing/shop-program.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

// These tests start whole programs, which is slow on a busy machine.
let program: ShopProgram
let database: TestDatabase

beforeAll(async () => {
  program = await buildShopProgram()
})
afterAll(() => program.remove())
beforeEach(async () => {
  database = await createTestDatabase()
  return () => database.drop()
})

/** A pooler that ends with its test; test hooks run before the database is dropped. */
async function openPooler(poolMode: 'session' | 'transaction'): Promise<PgBouncer> {
  const pooler = await startPgBouncer(database.url, poolMode)
  onTestFinished(pooler.stop)
  return pooler
}

/** Repeats the call until `isOver`, and counts the answers per status. */
async function calling(call: () => Promise<Response>, isOver: () => boolean, answers: Map<number, number>) {
  while (!isOver()) {
    const answer = await call()
    await answer.arrayBuffer()
    const { status } = answer
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
}

const name = hasPgBouncer ? 'behind PgBouncer' : `behind PgBouncer (${howToInstall('pgbouncer')})`

describe.skipIf(!hasPgBouncer)(name, () => {
  test('with session pooling and its defaults, 16 parallel readers and writers get no 5xx, and screens get live events', async () => {
    const pooler = await openPooler('session')
    const { origin, get, shop } = await program.open({
      DATA_DIR: program.newDataDir(),
      DATABASE_URL: pooler.url,
      TRUST_PROXY: '1',
    })
    await eventually(async () => (await get('/readyz')).status === 200)
    const answers = new Map<number, number>()
    // Until the day is full and longer, because refusals write too.
    const isOver = () => [...answers.values()].reduce((sum, count) => sum + count, 0) >= 800
    let customers = 0
    const place = () => {
      customers += 1
      return fetch(`${origin}/api/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.1.${customers >> 8}.${customers & 255}`,
        },
        body: JSON.stringify(orderForm),
      })
    }
    const read = () => get('/api/packages/availability')
    await Promise.all([
      ...Array.from({ length: 8 }, () => calling(place, isOver, answers)),
      ...Array.from({ length: 8 }, () => calling(read, isOver, answers)),
    ])
    expect([...answers.keys()].filter((status) => status >= 500)).toEqual([])
    expect(answers.get(201)).toBeGreaterThan(10)
    const { rows } = await database.pool.query('select count(*)::int as orders from orders')
    expect(rows).toEqual([{ orders: answers.get(201) }])

    const sessions = await database.pool.query(
      "select count(*)::int as listening from pg_stat_activity where datname = current_database() and application_name = 'dimsum listener' and query = 'listen shop'",
    )
    expect(sessions.rows).toEqual([{ listening: 1 }])
    expect((await shop.end('SIGTERM')).code).toBe(0)
  })

  test('with transaction pooling the start fails with an error that names it', async () => {
    const pooler = await openPooler('transaction')
    const shop = program.start({ DATA_DIR: program.newDataDir(), DATABASE_URL: pooler.url })
    expect((await shop.end()).code).toBe(1)
    expect(shop.said()).toContain('DATABASE_URL leads to a pooler that pools by transaction')
    expect(shop.said()).toContain('pool_mode = session')
  })

  test('a pooler without the database, or one that refuses its settings, fails the start with one error', async () => {
    const pooler = await openPooler('session')
    for (const url of [
      pooler.url.replace(/\/test_\w+/, '/nowhere'),
      `${pooler.url}&options=-c%20geqo%3Doff`,
      pooler.url.replace(/:[^:@]*@/, ':wrong@'),
    ]) {
      const shop = program.start({ DATA_DIR: program.newDataDir(), DATABASE_URL: url })
      expect((await shop.end()).code).toBe(1)
      expect(shop.said().match(/The PostgreSQL of DATABASE_URL refuses the shop/g)).toHaveLength(1)
      expect(shop.said()).not.toContain('trying again')
    }
  })
})
