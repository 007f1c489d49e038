import { basename } from 'node:path'
import type { BackupSettings } from '../config/config.ts'
import type { Db } from '../db/connection.ts'
import { findJobRun } from '../jobs/job-runs.queries.ts'
import { BackupFault } from './backup-fault.ts'
import { rotateBackups } from './backup-files.ts'
import { ensureBackupKey } from './backup-key.ts'
import { type BackupResult, backupCheckJob, backupJob } from './backup-state.ts'
import { checkNewestBackup, freshForMs } from './check-backup.ts'
import { writeBackup } from './write-backup.ts'

/** Where faults of the backups are reported, and that they are over. */
export interface BackupProblems {
  /** @param reference names the cause: the same cause is listed once */
  raise: (reference: string, data: { fault: string; said: string }) => Promise<void>
  settle: (note: string) => Promise<void>
}

export interface BackupParts {
  problems: BackupProblems
  databaseUrl: string
  settings: BackupSettings & { folder: string }
  now: () => Date
  /** Says once that a key was made, which the owner has to copy. */
  onNewKey: (file: string) => void
}

/**
 * The serving shop's own backup, with rotation; the key is made the first time.
 * @returns what happened; a fault stands on «Perlu perhatian»
 */
export const makeOwnBackup = (parts: BackupParts): Promise<BackupResult> =>
  watched(parts, async ({ databaseUrl, settings: { folder, keyFile, keepDays }, now, onNewKey }) => {
    const key = await ensureBackupKey(keyFile)
    if (key.isNew) onNewKey(keyFile)
    const { path, madeAt, bytes } = await writeBackup({ url: databaseUrl, folder, key })
    rotateBackups(folder, now(), keepDays)
    return { name: basename(path), madeAt, bytes }
  })

/** The daily check of the newest backup: there, fresh, readable to its last row. */
export const checkOwnBackups = (parts: BackupParts): Promise<BackupResult> =>
  watched(parts, ({ settings: { folder, keyFile }, now }) => checkNewestBackup(folder, keyFile, now()))

/**
 * Whether any machine of the shop made or verified a backup lately, or tried to.
 * @param runs the last one of each job; undefined while it never ran
 */
export const areBackupsKept = (runs: readonly ({ startedAt: Date } | undefined)[], now: Date): boolean =>
  runs.some((run) => run && now.getTime() - run.startedAt.getTime() < freshForMs)

/** Real money without backups on any machine: the owner is warned once, and may decide to live with it. */
export const warnOfNoBackups = async (db: Db, problems: BackupProblems, now: Date): Promise<object> => {
  const runs = await Promise.all([findJobRun(db, backupJob), findJobRun(db, backupCheckJob)])
  if (areBackupsKept(runs, now)) return { fault: null }
  await problems.raise('off', { fault: 'off', said: 'No folder for backups is set: set BACKUP_DIR in .env.' })
  return { fault: 'off' }
}

/**
 * What is wrong stands on the owner's list once a day and fault; what went well takes it off again.
 */
async function watched(
  parts: BackupParts,
  work: (parts: BackupParts) => Promise<{ name: string; madeAt: Date; bytes: number }>,
): Promise<BackupResult> {
  const { problems, now } = parts
  try {
    const { name, madeAt, bytes } = await work(parts)
    await problems.settle(`${name} sudah beres.`)
    return { fault: null, name, madeAt: madeAt.toISOString(), bytes }
  } catch (error) {
    const fault = error instanceof BackupFault ? error.kind : 'failed'
    const reference = `${fault}:${now().toISOString().slice(0, 10)}`
    await problems.raise(reference, { fault, said: error instanceof BackupFault ? error.sentences : '' })
    return { fault, name: null, madeAt: null, bytes: null }
  }
}
