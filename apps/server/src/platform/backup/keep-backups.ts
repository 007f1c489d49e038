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

/** Reports faults of the backups, and when they are resolved. */
export interface BackupProblems {
  /** @param reference identifies the cause: the same cause is listed once */
  raise: (reference: string, data: { fault: string; systemMessage: string }) => Promise<void>
  settle: (note: string) => Promise<void>
}

export interface BackupParts {
  problems: BackupProblems
  databaseUrl: string
  settings: BackupSettings & { folder: string }
  now: () => Date
  /** Called once when a key was generated, which the owner has to copy. */
  onNewKey: (file: string) => void
}

/**
 * Makes a backup of the serving shop and rotates; generates the key the first time.
 * @returns the result; a fault is listed on «Perlu perhatian»
 */
export const makeOwnBackup = (parts: BackupParts): Promise<BackupResult> =>
  watched(parts, async ({ databaseUrl, settings: { folder, keyFile, keepDays }, now, onNewKey }) => {
    const key = await ensureBackupKey(keyFile)
    if (key.isNew) onNewKey(keyFile)
    const { path, madeAt, bytes } = await writeBackup({ url: databaseUrl, folder, key })
    rotateBackups(folder, now(), keepDays)
    return { name: basename(path), madeAt, bytes }
  })

/** The daily check of the newest backup: present, recent, readable to its last row. */
export const checkOwnBackups = (parts: BackupParts): Promise<BackupResult> =>
  watched(parts, ({ settings: { folder, keyFile }, now }) => checkNewestBackup(folder, keyFile, now()))

/**
 * Whether any process of the shop recently made or verified a backup, or tried to.
 * @param runs the last one of each job; undefined while it never ran
 */
export const areBackupsKept = (runs: readonly ({ startedAt: Date } | undefined)[], now: Date): boolean =>
  runs.some((run) => run && now.getTime() - run.startedAt.getTime() < freshForMs)

/** Real money without backups in any process: the owner is warned once, and may accept that. */
export const warnOfNoBackups = async (db: Db, problems: BackupProblems, now: Date): Promise<object> => {
  const runs = await Promise.all([findJobRun(db, backupJob), findJobRun(db, backupCheckJob)])
  if (areBackupsKept(runs, now)) return { fault: null }
  await problems.raise('off', {
    fault: 'off',
    systemMessage: 'No folder for backups is set: set BACKUP_DIR in .env.',
  })
  return { fault: 'off' }
}

/** Raises a fault to the owner once per day and kind; a success resolves it. */
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
    await problems.raise(reference, {
      fault,
      systemMessage: error instanceof BackupFault ? error.sentences : '',
    })
    return { fault, name: null, madeAt: null, bytes: null }
  }
}
