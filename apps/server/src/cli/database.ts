import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { onSource } from '../platform/backup/backup-places.ts'
import { writeSql } from '../platform/backup/write-sql.ts'
import { loadSettings } from '../platform/config/config.ts'
import { StartProblem } from '../platform/config/start-problem.ts'
import { runningDatabaseUrl } from '../platform/db/embedded/running-database.ts'
import { explain } from '../wiring/explain.ts'
import { print, printProblem } from '../wiring/print.ts'

const usage = `Usage: npm run database -- --address | --dump <file>

The way to the shop's database for other programs: the built-in one, or that of DATABASE_URL.

  --address      prints its address, password included; the built-in database has one while the shop runs:
                 psql "$(npm run --silent database -- --address)"
  --dump <file>  writes everything the shop stores as SQL, while the shop serves or stands still. psql loads it into an
                 empty PostgreSQL 15 or newer. The file is not sealed: customers' names and phones stand in it

Ends with 0 when done, 1 when something is wrong, 2 when called wrongly.`

function read(): { dump: string | undefined } {
  try {
    const { values } = parseArgs({
      options: {
        address: { type: 'boolean', default: false },
        dump: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) {
      print(usage)
      process.exit(0)
    }
    if (values.address === (values.dump !== undefined)) throw new Error('Say --address or --dump <file>.')
    return { dump: values.dump }
  } catch (error) {
    printProblem(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}

const { dump } = read()
try {
  const settings = loadSettings()
  if (dump === undefined) {
    const address = settings.databaseUrl ?? runningDatabaseUrl(settings.dataDir)
    if (address === undefined)
      throw new StartProblem('The built-in database does not run.', 'Start the shop: npm start.')
    print(address)
  } else {
    const file = resolve(dump)
    const rows = await onSource(settings, (url) => writeSql(url, file))
    print(
      `${file}: ${rows} rows. It is not sealed: keep it as you keep customers' data, or delete it after use.`,
    )
  }
} catch (error) {
  const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
  printProblem(isThere ? `${dump} is there already. Name another file.` : explain(error))
  process.exit(1)
}
