import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts'

/** Only the database of a server: starts it in the given folder, prints its process id and keeps running. */
const [dataDir = '', settings = '{}'] = process.argv.slice(2)
const database = await startEmbeddedPostgres({ dataDir, settings: JSON.parse(settings) })
console.log(String(database.pid()))
setInterval(() => {}, 60_000)
