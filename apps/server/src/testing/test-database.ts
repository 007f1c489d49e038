import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { connect } from '../platform/db/connection.ts'
import { atTheEnd } from './at-the-end.ts'
import { templateDatabase } from './database-setup.ts'
import { withDatabase } from './database-url.ts'
import { patience } from './patience.ts'

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>

/**
 * A migrated database on the PostgreSQL of this run, for a test or a file; takes some hundredths of a second.
 * @param overrides limits of the pool; by default they are generous
 */
export async function createTestDatabase(overrides: pg.PoolConfig = {}) {
  const { url: serverUrl, adminUrl } = inject('testPostgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ owner: string }>(
      'select quote_ident(pg_get_userbyid(datdba)) as owner from pg_database where datname = $1',
      [templateDatabase],
    )
    // Copying files takes a third of the time of copying through the write-ahead log.
    const from = `template ${templateDatabase} strategy file_copy`
    await admin.query(`create database ${name} ${from} owner ${rows[0]?.owner}`)
  })
  const url = withDatabase(serverUrl, name)
  const { db, pool, close } = connect(url, { ...patience, ...overrides })
  let isDropped = false
  /** Closes the pool and removes the database, before the end of the test or of its file. */
  const drop = async () => {
    if (isDropped) return
    isDropped = true
    await close()
    await asAdmin(adminUrl, (admin) => admin.query(`drop database ${name} with (force)`))
  }
  atTheEnd(drop)
  /** The rows of an SQL query; a test knows the columns it asks for. */
  const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  /** One row per statement that waits for a lock. */
  const lockWaits = () =>
    rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  /** Runs `work` beside a transaction with this statement, which commits once `waiting` statements wait for its locks. */
  const whileLocked = async <Result>(
    statement: string,
    values: unknown[],
    work: () => Promise<Result>,
    waiting = 1,
  ): Promise<Result> => {
    const locking = await pool.connect()
    try {
      await locking.query('begin')
      await locking.query(statement, values)
      const working = work()
      await expect.poll(lockWaits).toHaveLength(waiting)
      await locking.query('commit')
      return await working
    } finally {
      // Closed instead of returned to the pool: after a failure it still keeps its locks.
      locking.release(true)
    }
  }
  return { db, pool, url, rows, lockWaits, whileLocked, drop }
}

async function asAdmin(adminUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: withDatabase(adminUrl, 'postgres') })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
