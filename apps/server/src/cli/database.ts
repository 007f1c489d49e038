import { resolve } from 'node:path'
import { onSource } from '../platform/backup/backup-places.ts'
import { writeSql } from '../platform/backup/write-sql.ts'
import { loadSettings } from '../platform/config/config.ts'
import { StartProblem } from '../platform/config/start-problem.ts'
import { runningDatabaseUrl } from '../platform/db/embedded/running-database.ts'
import { readCommand, runCommand } from '../wiring/command-line.ts'
import { print } from '../wiring/print.ts'

const usage = `Usage: npm run database -- --address | --dump <file>

Gives other programs access to the shop's database: the built-in one, or the one of DATABASE_URL.

  --address      prints its URL with the password; the built-in database has one while the shop runs:
                 psql "$(npm run --silent database -- --address)"
  --dump <file>  writes everything the shop stores as SQL, whether the shop runs or not. psql loads it into an empty
                 PostgreSQL 15 or newer. The file is not encrypted and contains customers' names and phones

Exit code: 0 done, 1 failed, 2 wrong arguments.`

const { dump } = readCommand(
  usage,
  { options: { address: { type: 'boolean', default: false }, dump: { type: 'string' } } },
  ({ values: { address, dump } }) => {
    if (address === (dump !== undefined)) throw new Error('Expected: --address or --dump <file>.')
    return { dump }
  },
)
await runCommand(async () => {
  const settings = loadSettings()
  if (dump === undefined) {
    const address = settings.databaseUrl ?? runningDatabaseUrl(settings.dataDir)
    if (address === undefined)
      throw new StartProblem('The built-in database is not running.', 'Start the shop: npm start.')
    return print(address)
  }
  const file = resolve(dump)
  const rows = await onSource(settings, (url) => writeSql(url, file)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw new StartProblem(`${dump} exists already.`, 'Name another file.')
      if (error.syscall === 'open' || error.code === 'ENOSPC')
        throw new StartProblem(
          `${file} cannot be written (${error.code}).`,
          'Name a file in an existing folder on a disk with room that this account may write to.',
        )
      throw error
    },
  )
  print(
    `${file}: ${rows} rows. It is not encrypted: protect it like customers' data, or delete it after use.`,
  )
})
