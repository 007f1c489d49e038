import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts'
import { adminRole } from '../platform/db/embedded/make-cluster.ts'

/** Starts a temporary PostgreSQL in an empty folder for one test run. Its data need not survive a power cut. */
export async function startThrowAwayPostgres(dataDir: string) {
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      deadlock_timeout: '100ms',
    },
  })
  return {
    url: server.url,
    /** The cluster's admin role has the same password, and may create databases. */
    adminUrl: server.url.replace('//dimsum:', `//${adminRole}:`),
    stop: () => server.stop('immediate'),
  }
}
