import { resolve } from 'node:path'
import { BackupFault } from '../platform/backup/backup-fault.ts'
import { newestBackup } from '../platform/backup/backup-files.ts'
import { readBackupKey } from '../platform/backup/backup-key.ts'
import { onTarget } from '../platform/backup/backup-places.ts'
import { counterJump, restoreBackup } from '../platform/backup/restore-backup.ts'
import { loadSettings } from '../platform/config/config.ts'
import { readCommand, runCommand } from '../wiring/command-line.ts'
import { print } from '../wiring/print.ts'

const usage = `Usage: npm run restore [-- <file>] [--overwrite] [--move]

Fills a database from a backup, by default from the newest one in BACKUP_DIR: the built-in database, or the one of
DATABASE_URL. Nothing is changed unless every row arrived and every checksum is equal.

  <file>       another backup
  --overwrite  replace what is there; the folder of a built-in database is kept beside it until you remove it
  --move       the shop moves: the old one was stopped before the backup and does not come back. Everything stays as it
               was. Without it, what happened after the backup is lost: the admin and all customers have to show who
               they are again, the numbers of orders go on ${counterJump} further, and nothing leaves the shop until the
               owner confirms in the desk that this copy is the real one.

The shop must not run meanwhile. It needs the key of the backup (BACKUP_KEY_FILE, ./backup.key unless set).
Ends with 0 when done, 1 when something is wrong, 2 when called wrongly.`

function fileOf(folder: string | undefined, named: string | undefined): string {
  if (named !== undefined) return resolve(named)
  if (folder !== undefined) return newestBackup(folder, new Date()).path
  throw new BackupFault('missing', 'No backup is named.', 'Add -- <file>, or set BACKUP_DIR in .env.')
}

const {
  file: named,
  overwrite,
  move: isMove,
} = readCommand(
  usage,
  {
    allowPositionals: true,
    options: {
      overwrite: { type: 'boolean', default: false },
      move: { type: 'boolean', default: false },
    },
  },
  ({ values, positionals }) => {
    if (positionals.length > 1) throw new Error('Name one file.')
    return { ...values, file: positionals[0] }
  },
)
await runCommand(async () => {
  const settings = loadSettings()
  const file = fileOf(settings.backup.folder, named)
  const key = await readBackupKey(settings.backup.keyFile)
  const startedAt = performance.now()
  print(`Restoring ${file} ...`)
  const report = (sentence: string) => print(`  ${sentence}`)
  const { result, keptAt } = await onTarget(settings, overwrite, (url) =>
    restoreBackup({ file, key, url, overwrite, isMove, report }),
  )
  const { head, tables, leftOut, ended, upgraded } = result
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  print(
    '',
    `The shop of ${head.madeAt} is back: ${rows} rows of ${tables.length} tables in ${seconds} s.`,
    ...(upgraded.length > 0 ? [`The database was brought up to date: ${upgraded.join(', ')}.`] : []),
    ...(leftOut.length > 0 ? [`Left in the backup, not of this shop: ${leftOut.join(', ')}.`] : []),
  )
  if (keptAt !== null) print(`The database from before is kept in ${keptAt}; remove it when all is well.`)
  if (!isMove) {
    print(
      `Ended: ${ended.adminSessions} admin sessions, ${ended.invitations} invitations, ${ended.customerRights} customers' rights to orders.`,
      ...(ended.waitingMessages > 0
        ? [
            `Not sent, since they may have been: ${ended.waitingMessages} messages; the system status lists them.`,
          ]
        : []),
      'The password of the admin is the one of that moment; if you changed it since, run npm run admin -- password.',
      'Erasures made after that moment have to be made again.',
      'No mail, push, cancellation or refund leaves the shop until you sign in and confirm that this copy is the real one.',
    )
  }
  print('', 'Open the shop with npm start.')
})
