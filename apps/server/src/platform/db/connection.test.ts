import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { connect, inTransaction, type Tx } from './connection.ts'
import { isConnectionLost, isDatabaseUnavailable, sqlStateOf } from './database-errors.ts'

const database = await createTestDatabase()
const db = database.db
await database.rows('create table shelf (id int primary key, packs int not null check (packs >= 0))')
beforeEach(() => database.pool.query('truncate shelf; insert into shelf values (1, 10), (2, 10)'))

const packs = async () => (await database.rows('select packs from shelf order by id')).map((row) => row.packs)
const failureOf = (work: Promise<unknown>) => work.catch((thrown: unknown) => thrown)

test('every connection has the shop’s timeouts and time zone, and those a caller passes', async () => {
  const settings = async (overrides: Parameters<typeof connect>[1]) => {
    const own = connect(database.url, { ...overrides, max: 1 })
    const { rows } = await own.pool.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
         current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone`,
    )
    await own.close()
    return rows[0]
  }
  expect(await settings({})).toEqual({ statement: '5s', lock: '3s', idle: '10s', zone: 'UTC' })
  const patient = await settings({ statement_timeout: 0, lock_timeout: 60_000 })
  expect(patient).toEqual({ statement: '0', lock: '1min', idle: '10s', zone: 'UTC' })
})

describe('a transaction', () => {
  test('stores all of it', async () => {
    const answer = await inTransaction(db, async (tx) => {
      await tx.execute(sql`update shelf set packs = packs - 3 where id = 1`)
      await tx.execute(sql`update shelf set packs = packs + 3 where id = 2`)
      return 'moved'
    })
    expect([answer, await packs()]).toEqual(['moved', [7, 13]])
  })

  test.each<[string, string, (tx: Tx) => Promise<unknown>]>([
    [
      'when a later step throws',
      'the oven is cold',
      async (tx) => {
        await tx.execute(sql`update shelf set packs = 0 where id = 1`)
        throw new Error('the oven is cold')
      },
    ],
    [
      'when a failed statement was swallowed, and is not reported as stored',
      'nothing was stored',
      async (tx) => {
        await tx.execute(sql`update shelf set packs = 5 where id = 1`)
        await tx.execute(sql`update shelf set packs = -1 where id = 2`).catch(() => {})
      },
    ],
    [
      'of one that is opened in it, when it is rolled back',
      'outer failed',
      async (outer) => {
        await inTransaction(outer, (inner) => inner.execute(sql`update shelf set packs = 1 where id = 1`))
        throw new Error('outer failed')
      },
    ],
  ])('stores nothing %s', async (_when, message, work) => {
    await expect(inTransaction(db, work)).rejects.toThrow(message)
    expect(await packs()).toEqual([10, 10])
  })

  test('is run again when the database chose it as the victim of a deadlock', async () => {
    const holding: (() => void)[] = []
    /** Resolves once two transactions hold a row; at once for a restarted one. */
    const bothHoldOne = () =>
      new Promise<void>((resolve) => {
        holding.push(resolve)
        if (holding.length >= 2) for (const go of holding) go()
      })
    const attempts = { there: 0, back: 0 }
    const move = (way: 'there' | 'back', first: number, second: number) =>
      inTransaction(db, async (tx) => {
        attempts[way] += 1
        await tx.execute(sql`update shelf set packs = packs + 1 where id = ${first}`)
        await bothHoldOne()
        await tx.execute(sql`update shelf set packs = packs + 1 where id = ${second}`)
      })
    await Promise.all([move('there', 1, 2), move('back', 2, 1)])
    // On a busy machine the restarted transaction may lock its row before the other one continues, and both deadlock
    // again.
    expect(attempts.there + attempts.back).toBeGreaterThanOrEqual(3)
    expect(await packs()).toEqual([12, 12])
  })

  test('fails after the fourth deadlock in a row, as unavailable', async () => {
    let attempts = 0
    const work = inTransaction(db, async (tx) => {
      attempts += 1
      await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
    })
    const error = await failureOf(work)
    expect([attempts, sqlStateOf(error), isDatabaseUnavailable(error)]).toEqual([4, '40001', true])
  })

  test('that lost its connection is not run again: it may have been committed', async () => {
    let attempts = 0
    const work = inTransaction(db, async (tx) => {
      attempts += 1
      await tx.execute(sql`update shelf set packs = 0 where id = 1`)
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    const error = await failureOf(work)
    expect([attempts, isConnectionLost(error), await packs()]).toEqual([1, true, [10, 10]])
  })
})

describe('timeouts', () => {
  test('a statement that the database refuses keeps its connection, and one that ended it does not', async () => {
    const own = connect(database.url, { max: 1 })
    const pid = async () => (await own.pool.query('select pg_backend_pid() as pid')).rows[0]?.pid
    const first = await pid()
    await expect(own.pool.query('update shelf set packs = -1')).rejects.toThrow('shelf_packs_check')
    await expect(own.db.execute(sql`select * from no_shelf`)).rejects.toThrow()
    expect(await pid()).toBe(first)
    await expect(own.pool.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()
    expect(await pid()).not.toBe(first)
    await own.close()
  })

  test('a statement without an answer frees its connection, and the pool still works', async () => {
    const slow = await createTestDatabase({ max: 1, statement_timeout: 0, query_timeout: 1000 })
    const work = inTransaction(slow.db, (tx) => tx.execute(sql`select pg_sleep(30)`))
    const error = await failureOf(work)
    expect([isConnectionLost(error), isDatabaseUnavailable(error)]).toEqual([true, true])
    await expect(slow.db.execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })

  test('with all connections in use a call is refused after its wait, as unavailable', async () => {
    const narrow = await createTestDatabase({ max: 1, connectionTimeoutMillis: 1000 })
    const held = await narrow.pool.connect()
    expect(isDatabaseUnavailable(await failureOf(narrow.db.execute(sql`select 1`)))).toBe(true)
    held.release()
  })
})

test('money is read as its exact text, a count as a number, a day as text; a bigint no number can hold is an error', async () => {
  const { rows } = await db.execute(
    sql`select 58000::numeric(10,2) as money, count(*) as count, date '2026-01-31' as day from shelf`,
  )
  expect(rows).toEqual([{ money: '58000.00', count: 2, day: '2026-01-31' }])
  await expect(db.execute(sql`select 9007199254740993::bigint`)).rejects.toThrow()
})
