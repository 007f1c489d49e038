import { BackupFault } from './backup-fault.ts'
import { type BackupFile, isFromTheFuture, newestBackup } from './backup-files.ts'
import { readBackupKey, refuseKeyBeside } from './backup-key.ts'
import { verifyBackup } from './read-backup.ts'

/** A day, and two hours for a machine that was asleep when the backup was due. */
export const freshForMs = 26 * 60 * 60 * 1000

export interface CheckedBackup extends Omit<BackupFile, 'path'> {
  rows: number
}

/**
 * Checks the newest backup like a restore: it exists, is recent, and can be decrypted with this key to the last row.
 * @throws BackupFault `missing`, `old`, `wrong-key`, `no-key`, `cut`, `altered`, `newer`, `not-a-backup`
 */
export async function checkNewestBackup(folder: string, keyFile: string, now: Date): Promise<CheckedBackup> {
  const newest = newestBackup(folder, now)
  const { path, name, madeAt, bytes } = newest
  if (isFromTheFuture(newest, now)) {
    throw new BackupFault(
      'missing',
      `The only backups in ${folder} are dated in the future, for example ${name}.`,
      'Correct the clocks of this machine and of the database, then run npm run backup.',
    )
  }
  const ageMs = now.getTime() - madeAt.getTime()
  if (ageMs > freshForMs) {
    throw new BackupFault(
      'old',
      `The newest backup, ${name}, is ${Math.floor(ageMs / 3_600_000)} hours old.`,
      'Run npm run backup and read its output to find the reason.',
    )
  }
  refuseKeyBeside(keyFile, folder)
  const { tables } = await verifyBackup(path, await readBackupKey(keyFile))
  return { name, madeAt, bytes, rows: tables.reduce((sum, table) => sum + table.rows, 0) }
}
