import { compareMigrations } from '../platform/db/migrate.ts'
import { openClient } from '../platform/db/open-client.ts'

export interface ServerState {
  /** The version that PostgreSQL reports. */
  version: string
  now: Date
  /** Tags of the migrations that the next start would apply. */
  missing: string[]
  /** Number of applied migrations that this version does not have. */
  later: number
}

/** @throws the driver's error when the database does not answer */
export async function readServerState(url: string): Promise<ServerState> {
  const client = await openClient({ connectionString: url, query_timeout: 3000 })
  try {
    const { rows } = await client.query<{ version: string; now: Date }>(
      "select current_setting('server_version') as version, clock_timestamp() as now",
    )
    const [server] = rows
    if (!server) throw new Error('The database does not know the time')
    return { ...server, ...(await compareMigrations(client)) }
  } finally {
    await client.end()
  }
}
