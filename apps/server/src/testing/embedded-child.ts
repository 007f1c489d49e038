import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts'

/** A server reduced to its database: starts it in the folder given, prints its process id and stays. */
const [dataDir = '', settings = '{}'] = process.argv.slice(2)
const database = await startEmbeddedPostgres({ dataDir, settings: JSON.parse(settings) })
console.log(String(database.pid()))
setInterval(() => {}, 60_000)
