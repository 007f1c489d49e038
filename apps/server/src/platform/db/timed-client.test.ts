import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { connect, type Database, inTransaction } from './connection.ts'
import type { SlowStatement } from './timed-client.ts'

describe('statement metrics', () => {
  let empty: TestDatabase
  let database: Database
  const slow: SlowStatement[] = []
  beforeAll(async () => {
    empty = await createTestDatabase()
    database = connect(empty.url, { max: 1 }, (statement) => slow.push(statement))
  })
  afterAll(async () => {
    await database.close()
    await empty.drop()
  })

  test('count inside and outside of transactions, also failing statements', async () => {
    // A new connection gets its settings by a statement.
    await database.db.execute(sql`select 0`)
    const before = database.metrics.statements
    await database.db.execute(sql`select 1`)
    await inTransaction(database.db, (tx) => tx.execute(sql`select 2`))
    await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow()
    // BEGIN and COMMIT are statements too.
    expect(database.metrics.statements - before).toBe(5)
    expect(database.metrics.statementMs).toBeGreaterThan(0)
  })

  test('name a slow statement without its values', async () => {
    await database.db.execute(sql`select pg_sleep(0.3), ${'0812-3456-7890'}::text as phone`)
    expect(slow).toEqual([{ statement: 'select pg_sleep(0.3), $1::text as phone', ms: expect.any(Number) }])
    expect(database.metrics.slow).toBe(1)
  })
})
