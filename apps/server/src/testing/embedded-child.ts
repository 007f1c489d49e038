import { join } from 'node:path'
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts'
import { runningServer } from '../platform/db/embedded/postmaster.ts'

/** Only the database of a server: starts it in the given folder, prints its process id and keeps running. */
const [dataDir = '', settings = '{}'] = process.argv.slice(2)
await startEmbeddedPostgres({ dataDir, settings: JSON.parse(settings) })
console.log(String(runningServer(join(dataDir, 'postgres', 'data'))))
setInterval(() => {}, 60_000)
