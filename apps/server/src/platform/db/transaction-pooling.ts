import pg from 'pg'

/** Number of checks: a busy pooler may lend a connection to others between two. */
const looks = 4

/**
 * Whether connections to this URL share server sessions: while one is idle, another one gets its server process, or it
 * gets another process itself. Each check is conclusive unless other clients use the pooler at that moment.
 * @throws the driver's error when the database does not answer
 */
export async function poolsByTransaction(url: string): Promise<boolean> {
  const [first, second] = [clientOf(url), clientOf(url)]
  try {
    await first.connect()
    await second.connect()
    for (let look = 0; look < looks; look += 1) {
      const own = await processOf(first)
      await second.query('begin')
      const others = await processOf(second)
      const again = await processOf(first)
      await second.query('rollback')
      if (others === own || again !== own) return true
    }
    return false
  } finally {
    await Promise.all([first, second].map((client) => client.end().catch(() => {})))
  }
}

function clientOf(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'dimsum check',
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
  })
  client.on('error', () => {})
  return client
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}
