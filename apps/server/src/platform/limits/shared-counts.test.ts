import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { connect } from '../db/connection.ts'
import { createSharedCounts } from './shared-counts.ts'

const rule = { points: 5, seconds: 60 }

describe('counts in memory', () => {
  let database: TestDatabase
  let row = ''
  let rows = 0
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(() => {
    rows += 1
    row = `orders-per-address:${rows}`
  })

  const stored = async () =>
    (await database.pool.query('select points from rate_limits where key = $1', [row])).rows[0]?.points
  const tryTimes = (counts: ReturnType<typeof createSharedCounts>, times: number) =>
    Array.from({ length: times }, () => counts.count(row, rule)).filter((waitMs) => waitMs === 0).length

  test('let exactly so many tries pass and tell how long to wait', () => {
    const counts = createSharedCounts(database.db)
    expect(tryTimes(counts, 8)).toBe(5)
    const waitMs = counts.count(row, rule)
    expect(waitMs).toBeGreaterThan(59_000)
    expect(waitMs).toBeLessThanOrEqual(60_000)
  })

  test('are written before a process ends: a restart opens nothing', async () => {
    const before = createSharedCounts(database.db)
    tryTimes(before, 4)
    await before.close()
    expect(await stored()).toBe(4)
    const after = createSharedCounts(database.db)
    tryTimes(after, 1)
    await after.close()
    expect(await stored()).toBe(5)
    expect(tryTimes(after, 3)).toBe(0)
  })

  test('of two processes add up, and both know it with their next try', async () => {
    const [one, other] = [createSharedCounts(database.db), createSharedCounts(database.db)]
    expect(tryTimes(one, 3) + tryTimes(other, 2)).toBe(5)
    await Promise.all([one.close(), other.close()])
    expect(await stored()).toBe(5)
    tryTimes(one, 1)
    await one.close()
    expect(tryTimes(one, 3)).toBe(0)
  })

  test('begin anew when the window is over', async () => {
    const time = { now: 0 }
    const counts = createSharedCounts(database.db, () => time.now)
    tryTimes(counts, 5)
    await counts.close()
    time.now = 60_000
    await database.pool.query('update rate_limits set expire = expire - 60000 where key = $1', [row])
    expect(tryTimes(counts, 2)).toBe(2)
    await counts.close()
    expect(await stored()).toBe(2)
  })

  test('of many thousand addresses cost no more each than of a few, and none of their tries is lost', async () => {
    const counts = createSharedCounts(database.db)
    const msOf = (from: number) => {
      const startedAt = performance.now()
      for (let n = from; n < from + 10_000; n += 1) counts.count(`orders-per-address:many-${n}`, rule)
      return performance.now() - startedAt
    }
    const first = msOf(0)
    await counts.close()
    msOf(10_000)
    await counts.close()
    // The memory is full now; before, each further address looked at all of them: a hundred times as long.
    expect(msOf(20_000)).toBeLessThan(first * 20 + 200)
    await counts.close()
    const { rows: written } = await database.pool.query(
      "select sum(points)::int as tries from rate_limits where key like 'orders-per-address:many-%'",
    )
    expect(written[0]?.tries).toBe(30_000)
  })

  test('go on while the database is away', async () => {
    const away = connect('postgresql://nobody@127.0.0.1:1/nothing')
    const counts = createSharedCounts(away.db)
    expect(tryTimes(counts, 3)).toBe(3)
    await counts.close()
    expect(tryTimes(counts, 5)).toBe(2)
    await away.close()
  })
})
