import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { patience } from '../../testing/patience.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { connect } from '../db/connection.ts'
import { rateLimits } from '../db/tables/shop.ts'
import { type LimitParts, limit, limitDistinct, resetLimit, returnAttempt } from './limit.ts'

const tight = {
  'invitations-per-address': { points: 3, seconds: 600 },
  'orders-tried-per-phone': { points: 3, seconds: 600 },
} satisfies LimitParts['limits']

const database = await createTestDatabase()
const parts = { db: database.db, limits: tight }
/** A second process: same database, no shared memory. */
const other = connect(database.url, patience)
afterAll(() => other.close())

describe('limits', () => {
  const elsewhere = () => ({ db: other.db, limits: tight })
  const refusal = async (attempt: Promise<void>): Promise<number | null> =>
    attempt.then(
      () => null,
      (error: { code?: string; retryAfterSeconds?: number }) => {
        expect(error.code).toBe('too-many')
        return error.retryAfterSeconds ?? 0
      },
    )
  /** Moves the stored rows into the past, and nothing else. */
  const letPass = (seconds: number) =>
    database.db.update(rateLimits).set({ expire: sql`${rateLimits.expire} - ${seconds * 1000}::bigint` })

  /** Uses up the attempts of a key. */
  const useUp = async (key: string) => {
    for (let i = 0; i < 3; i += 1)
      expect(await refusal(limit(parts, 'invitations-per-address', key))).toBeNull()
  }

  test('allow so many attempts, return how long to wait, and reset when the window is over', async () => {
    await useUp('a')
    const wait = await refusal(limit(parts, 'invitations-per-address', 'a'))
    expect(wait).toBeGreaterThan(590)
    expect(wait).toBeLessThanOrEqual(600)
    await letPass(601)
    expect(await refusal(limit(elsewhere(), 'invitations-per-address', 'a'))).toBeNull()
  })

  test('allow exactly that many of many parallel attempts, in two processes', async () => {
    const tries = Array.from({ length: 40 }, (_, i) =>
      refusal(limit(i % 2 ? parts : elsewhere(), 'invitations-per-address', 'c')),
    )
    const passed = (await Promise.all(tries)).filter((wait) => wait === null)
    expect(passed).toHaveLength(3)
  })

  test('return an attempt that was correct after all', async () => {
    await useUp('g')
    await returnAttempt(parts, 'invitations-per-address', 'g')
    expect(await refusal(limit(parts, 'invitations-per-address', 'g'))).toBeNull()
    expect(await refusal(limit(parts, 'invitations-per-address', 'g'))).not.toBeNull()
  })

  test('delete all attempts when they are reset', async () => {
    await useUp('h')
    expect(await refusal(limit(parts, 'invitations-per-address', 'h'))).not.toBeNull()
    await resetLimit(parts, 'invitations-per-address', 'h')
    expect(await refusal(limit(parts, 'invitations-per-address', 'h'))).toBeNull()
  })

  test('of distinct members count each member once', async () => {
    const look = (order: number, at = parts) =>
      refusal(limitDistinct(at, 'orders-tried-per-phone', 'k', order))
    for (const order of [1, 2, 3, 1, 2, 3, 1]) expect(await look(order)).toBeNull()
    expect(await look(4)).not.toBeNull()
    // A refused member is not stored: trying again does not allow it.
    expect(await look(4)).not.toBeNull()
    expect(await look(4, elsewhere())).not.toBeNull()
    expect(await look(2, elsewhere())).toBeNull()
  })

  test('of distinct members refuse a new one to all parallel callers, in two processes', async () => {
    const look = (order: number, at: LimitParts) =>
      refusal(limitDistinct(at, 'orders-tried-per-phone', 'at once', order))
    for (const order of [1, 2, 3]) expect(await look(order, parts)).toBeNull()
    const looks = Array.from({ length: 20 }, (_, i) => look(4, i % 2 ? parts : elsewhere()))
    expect((await Promise.all(looks)).filter((wait) => wait === null)).toEqual([])
  })

  test('of distinct members count one that many request in parallel for the first time once', async () => {
    const look = (order: number) => limitDistinct(parts, 'orders-tried-per-phone', 'together', order)
    await Promise.all([look(1), look(1), look(1)])
    expect(await refusal(look(2))).toBeNull()
    expect(await refusal(look(3))).toBeNull()
    expect(await refusal(look(4))).not.toBeNull()
  })

  test('store no address, phone or name', async () => {
    await limit(parts, 'invitations-per-address', '203.0.113.77')
    const rows = await database.db.select().from(rateLimits)
    expect(JSON.stringify(rows)).not.toContain('203.0.113.77')
  })

  test('do not count attempts that they refuse, however many are made in parallel', async () => {
    const tries = () =>
      Array.from({ length: 20 }, () => refusal(limit(parts, 'invitations-per-address', 'j')))
    await Promise.all(tries())
    await returnAttempt(parts, 'invitations-per-address', 'j')
    expect((await Promise.all(tries())).filter((wait) => wait === null)).toHaveLength(1)
  })

  test('allow attempts known to be correct while they are not used up, and those use up nothing', async () => {
    const right = () => refusal(limit(parts, 'invitations-per-address', 'l', 0))
    const rights = await Promise.all(Array.from({ length: 20 }, right))
    expect(rights.filter((wait) => wait !== null)).toEqual([])
    await useUp('l')
    expect(await right()).toBeGreaterThan(0)
  })

  test('against floods are counted in memory, and write nothing', async () => {
    const flood = { ...parts, limits: { 'reviews-per-address': { points: 3, seconds: 600 } } }
    for (let i = 0; i < 3; i += 1) expect(await refusal(limit(flood, 'reviews-per-address', 'm'))).toBeNull()
    expect(await refusal(limit(flood, 'reviews-per-address', 'm'))).toBeGreaterThan(590)
    const rows = await database.db.select().from(rateLimits).where(sql`key like 'reviews-per-address%'`)
    expect(rows).toEqual([])
  })
})
