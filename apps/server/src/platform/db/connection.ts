import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { endsConnection, Pool } from './pool.ts'
import { retryConflicts } from './retry-conflicts.ts'

type NoRelations = Record<string, never>

/** Anything that can run a query: the pool or a transaction. For reads and single statements. */
export type Db = PgDatabase<NodePgQueryResultHKT, NoRelations>

/**
 * An open transaction. A function with a `Tx` parameter cannot be given the pool. Inside a transaction only
 * `inTransaction` may open another one: it joins.
 */
export type Tx = Db & { transaction: never }

export interface Database {
  db: Db
  pool: pg.Pool
  /** Waits for running queries, then closes all connections. */
  close: () => Promise<void>
}

/**
 * Timeouts of each connection (docs: "Limits"), in ms; the database enforces the first three. The driver's
 * `query_timeout` is a little longer than the database's, for a database that does not answer at all.
 */
const limits = {
  statement_timeout: 5000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 5500,
  max: 10,
  connectionTimeoutMillis: 2000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const satisfies pg.PoolConfig

// How values are parsed, everywhere:
// - numeric: a string ("58000.00"), never a rounded number
// - bigint: a number; an error above 2^53, which counts and ids of this shop never reach
// - date: the string "YYYY-MM-DD", since a day has no time zone
// - timestamptz: a Date for columns of the SQL builder, a string for raw SQL
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number exactly`)
  return value
})
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const pools = new WeakMap<Db, pg.Pool>()
const transactions = new WeakSet<Db>()

/**
 * Creates a pool; connections are opened when needed, so this never fails.
 * @param url PostgreSQL address, `postgresql://…`
 * @param overrides other timeouts, for tests
 */
export function connect(url: string, overrides: pg.PoolConfig = {}): Database {
  const { statement_timeout, lock_timeout, idle_in_transaction_session_timeout, ...rest } = {
    ...limits,
    ...overrides,
  }
  // With SET on an open connection: poolers such as PgBouncer refuse them as startup parameters.
  const session =
    `set statement_timeout = ${Number(statement_timeout)}; set lock_timeout = ${Number(lock_timeout)}; ` +
    `set idle_in_transaction_session_timeout = ${Number(idle_in_transaction_session_timeout)}; set timezone = 'UTC'`
  const pool = new Pool({
    application_name: 'dimsum',
    ...rest,
    onConnect: async (client) => void (await client.query(session)),
    connectionString: url,
  })
  // A broken connection leaves the pool by itself, and its statement fails. Without error listeners on idle and used
  // connections it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Db = drizzle({ client: pool })
  pools.set(db, pool)
  return { db, pool, close: () => pool.end() }
}

/**
 * A connection outside the pool, not opened yet, for use as long as the process runs (LISTEN). The caller connects it,
 * handles its errors and ends it.
 */
export function ownConnection(db: Db): pg.Client {
  const pool = pools.get(db)
  if (!pool) throw new TypeError('ownConnection needs a database that connect() made')
  return new pg.Client({ ...pool.options, application_name: 'dimsum listener' })
}

/** Whether this is an open transaction and not the pool. */
export const isTransaction = (db: Db): boolean => transactions.has(db)

/**
 * Runs `work` in one transaction. A transaction that the database aborted for a conflict (40001, 40P01) is run again as
 * a whole, so `work` must have no effects outside the database. Inside a transaction it joins that one.
 * @throws what `work` throws, after rolling back.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  isolation?: 'repeatable read',
): Promise<T> {
  if (transactions.has(db)) return await work(db as Tx)
  const pool = pools.get(db)
  if (!pool) throw new TypeError('inTransaction needs a database that connect() made')
  return await retryConflicts(() => attemptTransaction(pool, work, isolation))
}

async function attemptTransaction<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  isolation: 'repeatable read' | undefined,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(isolation ? `begin isolation level ${isolation}` : 'begin')
    const db: Db = drizzle({ client })
    transactions.add(db)
    const result = await work(db as Tx)
    const { command } = await client.query('commit')
    // PostgreSQL answers a commit after a failed statement with a rollback, and reports that as success.
    if (command !== 'COMMIT')
      throw new Error('A statement of this transaction failed and was ignored; nothing was stored')
    client.release()
    return result
  } catch (error) {
    if (endsConnection(error)) client.release(true)
    else
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      )
    throw error
  }
}
