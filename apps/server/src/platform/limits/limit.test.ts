import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patience } from '../../testing/patience.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { connect, type Database } from '../db/connection.ts'
import { rateLimits } from '../db/tables/shop.ts'
import { forgetOldTries } from './limit.queries.ts'
import { forgive, type LimitParts, limit, limitDistinct, unlimit } from './limit.ts'

const tight = {
  'reviews-per-address': { points: 3, seconds: 600 },
  'masked-orders-per-address': { points: 3, seconds: 600 },
  'sign-in-per-name': { points: 3, seconds: 900, thenWait: { first: 60, longest: 900 } },
} satisfies LimitParts['limits']

describe('limits', () => {
  let database: TestDatabase
  let parts: LimitParts
  /** A second process: same database, nothing remembered. */
  let other: Database
  beforeAll(async () => {
    database = await createTestDatabase()
    parts = { db: database.db, limits: tight }
    other = connect(database.url, patience)
  })
  afterAll(async () => {
    await other.close()
    await database.drop()
  })

  const elsewhere = () => ({ db: other.db, limits: tight })
  const refusal = async (attempt: Promise<void>): Promise<number | null> =>
    attempt.then(
      () => null,
      (error: { code?: string; retryAfterSeconds?: number }) => {
        expect(error.code).toBe('too-many')
        return error.retryAfterSeconds ?? 0
      },
    )
  /** Lets time pass in the stored rows, and in nothing else. */
  const letPass = (seconds: number) =>
    database.db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - ${seconds * 1000}::bigint` })

  test('let so many tries pass and then tell how long to wait', async () => {
    for (let i = 0; i < 3; i += 1) expect(await refusal(limit(parts, 'reviews-per-address', 'a'))).toBeNull()
    const wait = await refusal(limit(parts, 'reviews-per-address', 'a'))
    expect(wait).toBeGreaterThan(590)
    expect(wait).toBeLessThanOrEqual(600)
  })

  test('are one for all processes and survive a restart', async () => {
    for (let i = 0; i < 3; i += 1) await limit(parts, 'reviews-per-address', 'b')
    expect(await refusal(limit(elsewhere(), 'reviews-per-address', 'b'))).toBeGreaterThan(0)
  })

  test('let exactly that many of many parallel tries pass, in two processes', async () => {
    const tries = Array.from({ length: 40 }, (_, i) =>
      refusal(limit(i % 2 ? parts : elsewhere(), 'reviews-per-address', 'c')),
    )
    const passed = (await Promise.all(tries)).filter((wait) => wait === null)
    expect(passed).toHaveLength(3)
  })

  test('of one key do not touch another', async () => {
    for (let i = 0; i < 3; i += 1) await limit(parts, 'reviews-per-address', 'd')
    expect(await refusal(limit(parts, 'reviews-per-address', 'e'))).toBeNull()
  })

  test('open again when the window is over', async () => {
    for (let i = 0; i < 3; i += 1) await limit(parts, 'reviews-per-address', 'f')
    await letPass(601)
    expect(await refusal(limit(elsewhere(), 'reviews-per-address', 'f'))).toBeNull()
  })

  test('give back a try that was right after all', async () => {
    for (let i = 0; i < 3; i += 1) await limit(parts, 'reviews-per-address', 'g')
    await unlimit(parts, 'reviews-per-address', 'g')
    expect(await refusal(limit(parts, 'reviews-per-address', 'g'))).toBeNull()
    expect(await refusal(limit(parts, 'reviews-per-address', 'g'))).not.toBeNull()
  })

  test('forget all tries when they are reset', async () => {
    for (let i = 0; i < 4; i += 1) await refusal(limit(parts, 'reviews-per-address', 'h'))
    await forgive(parts, 'reviews-per-address', 'h')
    expect(await refusal(limit(parts, 'reviews-per-address', 'h'))).toBeNull()
  })

  test('with waits let one try pass per wait, and double it up to the longest', async () => {
    const attempt = async () => {
      const fresh = connect(database.url, patience)
      const wait = await refusal(limit({ db: fresh.db, limits: tight }, 'sign-in-per-name', 'owner'))
      await fresh.close()
      return wait
    }
    for (let i = 0; i < 3; i += 1) expect(await attempt()).toBeNull()
    for (const wait of [60, 120, 240, 480, 900, 900]) {
      const refused = await attempt()
      expect(refused).toBeGreaterThan(wait - 10)
      expect(refused).toBeLessThanOrEqual(wait)
      await letPass(wait)
      expect(await attempt()).toBeNull()
    }
    // A window without a try forgets everything.
    await letPass(900 + 900)
    for (let i = 0; i < 3; i += 1) expect(await attempt()).toBeNull()
    expect(await attempt()).toBeLessThanOrEqual(60)
  })

  test('of different things count each thing once', async () => {
    const look = (order: number, at = parts) =>
      refusal(limitDistinct(at, 'masked-orders-per-address', 'k', order))
    for (const order of [1, 2, 3, 1, 2, 3, 1]) expect(await look(order)).toBeNull()
    expect(await look(4)).not.toBeNull()
    // Refused is not seen: trying again does not open it.
    expect(await look(4)).not.toBeNull()
    expect(await look(4, elsewhere())).not.toBeNull()
    expect(await look(2, elsewhere())).toBeNull()
  })

  test('of different things refuse a new one to all who look at once, in two processes', async () => {
    const look = (order: number, at: LimitParts) =>
      refusal(limitDistinct(at, 'masked-orders-per-address', 'at once', order))
    for (const order of [1, 2, 3]) expect(await look(order, parts)).toBeNull()
    const looks = Array.from({ length: 20 }, (_, i) => look(4, i % 2 ? parts : elsewhere()))
    expect((await Promise.all(looks)).filter((wait) => wait === null)).toEqual([])
  })

  test('of different things count one that many look at for the first time at once a single time', async () => {
    const look = (order: number) => limitDistinct(parts, 'masked-orders-per-address', 'together', order)
    await Promise.all([look(1), look(1), look(1)])
    expect(await refusal(look(2))).toBeNull()
    expect(await refusal(look(3))).toBeNull()
    expect(await refusal(look(4))).not.toBeNull()
  })

  test('store no address, phone or name', async () => {
    await limit(parts, 'reviews-per-address', '203.0.113.77')
    const rows = await database.db.select().from(rateLimits)
    expect(JSON.stringify(rows)).not.toContain('203.0.113.77')
  })

  test('leave no expired rows behind', async () => {
    await limit(parts, 'reviews-per-address', 'old')
    await letPass(100_000)
    expect(await forgetOldTries(database.db)).toBeGreaterThan(0)
    expect(await database.db.select().from(rateLimits).where(eq(rateLimits.points, 1))).toEqual([])
  })
})
