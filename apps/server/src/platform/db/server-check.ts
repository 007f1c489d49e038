import pg from 'pg'
import { StartProblem } from '../config/start-problem.ts'
import { refusedConnection } from './refused-connection.ts'
import { poolsByTransaction } from './transaction-pooling.ts'

/** The oldest PostgreSQL major version that supports the shop's SQL. */
const minMajor = 15

/** Settings that decide whether an acknowledged order survives a power cut. */
const durability = ['fsync', 'synchronous_commit', 'full_page_writes'] as const

/** The server's version and durability by PostgreSQL's names of settings. */
export type ServerFacts = Record<
  'server_version' | 'server_version_num' | (typeof durability)[number],
  string
>

/**
 * Checks the PostgreSQL server before it is used.
 * @param mustBeDurable for real money: settings that risk acknowledged orders are refused
 * @throws StartProblem when it is too old, refuses the URL's account or settings, is not durable, or is behind a
 * transaction pooler; the driver's error when it does not answer.
 */
export async function checkServer(url: string, mustBeDurable: boolean): Promise<void> {
  const problem = serverProblem(await askServer(url), mustBeDurable)
  if (problem) throw problem
  if (await poolsByTransaction(url)) throw transactionPooling
}

/** Connections to it are not sessions (decision 0046). */
const transactionPooling = new StartProblem(
  'DATABASE_URL leads to a pooler that pools by transaction. The shop needs sessions for prepared statements, ' +
    'LISTEN, advisory locks and time limits.',
  'Set pool_mode = session (PgBouncer), or use the direct address of the database; the shop has its own pool.',
)

/** Why a server cannot be used; undefined when it can. */
export function serverProblem(facts: ServerFacts, mustBeDurable: boolean): StartProblem | undefined {
  // 180004 is 18.4.
  if (Number(facts.server_version_num) < minMajor * 10_000) {
    return new StartProblem(
      `DATABASE_URL leads to PostgreSQL ${facts.server_version}. The shop needs version ${minMajor} or newer.`,
      'Upgrade that server, or remove DATABASE_URL to use the built-in database.',
    )
  }
  const risky = durability.filter((setting) => facts[setting] === 'off')
  if (!mustBeDurable || risky.length === 0) return undefined
  return new StartProblem(
    `The database may lose acknowledged orders in a power cut: ${risky.map((setting) => `${setting} is off`).join(', ')}.`,
    'Switch it on. PAYMENT_MODE=production requires it.',
  )
}

async function askServer(url: string): Promise<ServerFacts> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any ($1)',
      [['server_version', 'server_version_num', ...durability]],
    )
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting])) as ServerFacts
  } catch (error) {
    throw refusedConnection(error) ?? error
  } finally {
    await client.end().catch(() => {})
  }
}
