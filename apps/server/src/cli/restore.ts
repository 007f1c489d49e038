import { resolve } from 'node:path'
import { BackupFault } from '../platform/backup/backup-fault.ts'
import { newestBackup } from '../platform/backup/backup-files.ts'
import { readBackupKey } from '../platform/backup/backup-key.ts'
import { onTarget } from '../platform/backup/backup-places.ts'
import { checkFirstLine } from '../platform/backup/read-backup.ts'
import { counterJump, restoreBackup } from '../platform/backup/restore-backup.ts'
import { loadSettings } from '../platform/config/config.ts'
import { readCommand, runCommand } from '../wiring/command-line.ts'
import { print } from '../wiring/print.ts'

const usage = `Usage: npm run restore [-- <file>] [--overwrite] [--move]

Restores a backup, by default the newest one in BACKUP_DIR, into the built-in database or the one of DATABASE_URL.
Changes nothing unless every row and every checksum is correct.

  <file>       another backup
  --overwrite  replaces the existing data; the folder of a built-in database is kept until you remove it
  --move       the shop moves: the old one was stopped before the backup and stays stopped. Sessions, links and numbers
               stay. Without it, what happened after the backup is lost: sessions and customers' access end, order
               numbers continue ${counterJump} further, and nothing leaves the shop until the owner confirms in the desk
               that this copy is the real one.

Stop the shop first. Needs the key of the backup (BACKUP_KEY_FILE, ./backup.key unless set).
Exit code: 0 done, 1 failed, 2 wrong arguments.`

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
  await checkFirstLine(file)
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
    `Restored the shop of ${head.madeAt}: ${rows} rows of ${tables.length} tables in ${seconds} s.`,
    ...(upgraded.length > 0 ? [`Applied migrations: ${upgraded.join(', ')}.`] : []),
    ...(leftOut.length > 0
      ? [`Not restored, because they are not of this shop: ${leftOut.join(', ')}.`]
      : []),
  )
  if (keptAt !== null)
    print(`The previous database is kept in ${keptAt}; remove it when the restored shop is correct.`)
  if (!isMove) {
    print(
      `Ended: ${ended.adminSessions} admin sessions, ${ended.invitations} invitations, ${ended.customerRights} customers' rights to orders.`,
      ...(ended.waitingMessages > 0
        ? [
            `Not sent, because they may have been sent already: ${ended.waitingMessages} messages; the system status lists them.`,
          ]
        : []),
      'The admin password is the one of that time. If you changed it since, run npm run admin -- password.',
      'Erasures made after that time have to be repeated.',
      'No mail, push, cancellation or refund leaves the shop until you sign in and confirm that this copy is the real one.',
    )
  }
  print('', 'Start the shop: npm start.')
})
