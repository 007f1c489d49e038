import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { ratioInTurns, timeOf } from '../../testing/turns.ts'
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
    const time = { now: 0 }
    const counts = createSharedCounts(database.db, () => time.now)
    expect(tryTimes(counts, 8)).toBe(5)
    time.now = 1_000
    expect(counts.count(row, rule)).toBe(59_000)
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
    let tries = 0
    const count = (counts: ReturnType<typeof createSharedCounts>, many: number) => {
      for (let n = 0; n < many; n += 1) counts.count(`orders-per-address:many-${tries + n}`, rule)
      tries += many
    }
    /** Milliseconds for a thousand further addresses, written after. */
    const thousand = async (counts: ReturnType<typeof createSharedCounts>) => {
      const ms = await timeOf(() => count(counts, 1_000))
      await counts.close()
      return ms
    }
    const full = createSharedCounts(database.db)
    count(full, 20_000)
    await full.close()
    // Before, each further address looked at all that are remembered: hundreds of times as long.
    const bearable = 20
    const ratio = await ratioInTurns(
      () => thousand(full),
      () => thousand(createSharedCounts(database.db)),
      bearable,
    )
    expect(ratio).toBeLessThan(bearable)
    const { rows: written } = await database.pool.query(
      "select sum(points)::int as tries from rate_limits where key like 'orders-per-address:many-%'",
    )
    expect(written[0]?.tries).toBe(tries)
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
