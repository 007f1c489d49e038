import { resolve } from 'node:path'
import { BackupFault } from '../platform/backup/backup-fault.ts'
import { rotateBackups } from '../platform/backup/backup-files.ts'
import { ensureBackupKey } from '../platform/backup/backup-key.ts'
import { onSource } from '../platform/backup/backup-places.ts'
import { checkNewestBackup } from '../platform/backup/check-backup.ts'
import { writeBackup } from '../platform/backup/write-backup.ts'
import { type BackupSettings, loadSettings } from '../platform/config/config.ts'
import { readCommand, runCommand } from '../wiring/command-line.ts'
import { print } from '../wiring/print.ts'

const usage = `Usage: npm run backup [-- --to <folder>] [--check]

Writes everything the shop stores into one encrypted file, whether the shop runs or not. Works with the built-in
database and with the PostgreSQL of DATABASE_URL.

  --to <folder>  other folder than BACKUP_DIR
  --check        writes nothing: checks that the newest backup exists, is at most 26 hours old, and can be read with the
                 key to its last row

The key is the file of BACKUP_KEY_FILE (./backup.key unless set); it is created when missing. Keep a copy in another
place than the backups: without it nobody can open a backup, and with it everyone can.

A backup is an age file, so any age tool opens it too: age -d -i backup.key the-file.backup | gunzip
Exit code: 0 done, 1 failed, 2 wrong arguments.`

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 2 : 0)} MB`

function folderOf({ folder }: BackupSettings, to: string | undefined): string {
  const chosen = to === undefined ? folder : resolve(to)
  if (chosen !== undefined) return chosen
  throw new BackupFault(
    'missing',
    'No backup folder is set.',
    'Set BACKUP_DIR in .env, best on another disk, or add -- --to <folder>.',
  )
}

async function check(folder: string, keyFile: string): Promise<void> {
  const { name, bytes, rows } = await checkNewestBackup(folder, keyFile, new Date())
  print(`${name} (${megabytes(bytes)}) is recent, complete and readable with the key: ${rows} rows.`)
}

async function write(folder: string, keyFile: string, keepDays: number): Promise<void> {
  const settings = loadSettings()
  const startedAt = performance.now()
  const key = await ensureBackupKey(keyFile)
  const { path, bytes, tables } = await onSource(settings, (url) =>
    writeBackup({ url, folder, key, report: (sentence) => print(`  ${sentence}`) }),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  print('', `${path}`, `${rows} rows of ${tables.length} tables, ${megabytes(bytes)}, in ${seconds} s.`)
  if (key.isNew) {
    print(
      '',
      `Created the key: ${keyFile}`,
      'Copy it to another place than the backups, for example a password manager or paper. Without it nobody can open a',
      'backup, not even you.',
    )
  }
  const removed = rotateBackups(folder, new Date(), keepDays)
  if (removed > 0) print(`${removed} old backup${removed === 1 ? '' : 's'} removed.`)
}

const { to, check: isCheck } = readCommand(
  usage,
  { options: { to: { type: 'string' }, check: { type: 'boolean', default: false } } },
  ({ values }) => values,
)
await runCommand(async () => {
  const { backup } = loadSettings()
  const folder = folderOf(backup, to)
  if (isCheck) await check(folder, backup.keyFile)
  else await write(folder, backup.keyFile, backup.keepDays)
})
