import { basename } from 'node:path'
import { BackupFault } from '../platform/backup/backup-fault.ts'
import { rotateBackups } from '../platform/backup/backup-files.ts'
import { ensureBackupKey } from '../platform/backup/backup-key.ts'
import {
  areBackupsKept,
  type BackupResult,
  backupCheckJob,
  backupJob,
} from '../platform/backup/backup-state.ts'
import { checkNewestBackup } from '../platform/backup/check-backup.ts'
import { writeBackup } from '../platform/backup/write-backup.ts'
import type { BackupSettings } from '../platform/config/config.ts'
import { type Db, inTransaction } from '../platform/db/connection.ts'
import { findJobRun } from '../platform/jobs/job-runs.queries.ts'
import { closeAttentionOfKind, raiseAttention } from '../shop/attention/attention.queries.ts'

export interface BackupParts {
  db: Db
  databaseUrl: string
  backup: BackupSettings & { folder: string }
  now: () => Date
  log: { warn: (facts: object, message: string) => void }
}

/**
 * Makes a backup of the serving shop and rotates; generates the key the first time.
 * @returns the result; a fault is listed on «Perlu perhatian»
 */
export const makeOwnBackup = (parts: BackupParts): Promise<BackupResult> =>
  watched(parts, async ({ databaseUrl, backup: { folder, keyFile, keepDays }, now, log }) => {
    const key = await ensureBackupKey(keyFile)
    if (key.isNew) log.warn({ file: keyFile }, 'backup key created: keep a copy of it away from the backups')
    const { path, madeAt, bytes } = await writeBackup({ url: databaseUrl, folder, key })
    rotateBackups(folder, now(), keepDays)
    return { name: basename(path), madeAt, bytes }
  })

/** The daily check of the newest backup: present, recent, readable to its last row. */
export const checkOwnBackups = (parts: BackupParts): Promise<BackupResult> =>
  watched(parts, ({ backup: { folder, keyFile }, now }) => checkNewestBackup(folder, keyFile, now()))

/** Real money without backups in any process: the owner is warned once, and may accept that. */
export const warnOfNoBackups = async (db: Db, now: Date): Promise<object> => {
  const runs = await Promise.all([findJobRun(db, backupJob), findJobRun(db, backupCheckJob)])
  if (areBackupsKept(runs, now)) return { fault: null }
  await raiseFault(db, 'off', 'off', 'No folder for backups is set: set BACKUP_DIR in .env.')
  return { fault: 'off' }
}

/** Raises a fault to the owner once per day and kind; a success resolves it. */
async function watched(
  parts: BackupParts,
  work: (parts: BackupParts) => Promise<{ name: string; madeAt: Date; bytes: number }>,
): Promise<BackupResult> {
  const { db, now, log } = parts
  try {
    const { name, madeAt, bytes } = await work(parts)
    await inTransaction(db, (tx) => closeAttentionOfKind(tx, 'backup', 'system', `${name} sudah beres.`))
    return { fault: null, name, madeAt: madeAt.toISOString(), bytes }
  } catch (error) {
    const isKnown = error instanceof BackupFault
    const fault = isKnown ? error.kind : 'failed'
    log.warn({ err: error, fault }, 'backup failed')
    const reference = `${fault}:${now().toISOString().slice(0, 10)}`
    await raiseFault(db, reference, fault, isKnown ? error.sentences : '')
    return { fault, name: null, madeAt: null, bytes: null }
  }
}

/** @param reference identifies the cause: the same cause is listed once */
const raiseFault = (db: Db, reference: string, fault: string, systemMessage: string): Promise<unknown> =>
  raiseAttention(db, { kind: 'backup', orderId: null, reference, data: { fault, systemMessage } })
