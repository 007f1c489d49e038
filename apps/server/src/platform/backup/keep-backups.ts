import { closeAttentionOfKind, raiseAttention } from '../../shop/attention/attention.queries.ts'
import type { BackupSettings } from '../config/config.ts'
import { type Db, inTransaction } from '../db/connection.ts'
import { findJobRun } from '../jobs/job-runs.queries.ts'
import { BackupFault } from './backup-fault.ts'
import { rotateBackups } from './backup-files.ts'
import { ensureBackupKey, readBackupKey } from './backup-key.ts'
import { type BackupResult, backupCheckJob, backupJob } from './backup-state.ts'
import { checkNewestBackup, freshForMs } from './check-backup.ts'
import { writeBackup } from './write-backup.ts'

export interface BackupParts {
  db: Db
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
    return { name: path.slice(folder.length + 1), madeAt, bytes }
  })

/** The daily look at the newest backup: there, fresh, readable to its last row. */
export const checkOwnBackups = (parts: BackupParts): Promise<BackupResult> =>
  watched(parts, ({ settings: { folder, keyFile }, now }) =>
    checkNewestBackup(folder, () => readBackupKey(keyFile), now()),
  )

/**
 * Whether any machine of the shop made or verified a backup lately, or tried to.
 * @param startedAt when the jobs last ran; undefined while one never did
 */
export const areBackupsKept = (startedAt: readonly (Date | undefined)[], now: Date): boolean =>
  startedAt.some((at) => at !== undefined && now.getTime() - at.getTime() < freshForMs)

/** Real money without backups on any machine: the owner is told once, and may decide to live with it. */
export const warnOfNoBackups = async (db: Db, now: Date): Promise<object> => {
  const runs = await Promise.all([findJobRun(db, backupJob), findJobRun(db, backupCheckJob)])
  if (
    areBackupsKept(
      runs.map((run) => run?.startedAt),
      now,
    )
  )
    return { fault: null }
  const data = { fault: 'off', said: 'No folder for backups is set: set BACKUP_DIR in .env.' }
  await inTransaction(db, (tx) =>
    raiseAttention(tx, { kind: 'backup', orderId: null, reference: 'off', data }),
  )
  return { fault: 'off' }
}

/**
 * What is wrong stands on the owner's list once a day and fault; what went well takes it off again.
 */
async function watched(
  parts: BackupParts,
  work: (parts: BackupParts) => Promise<{ name: string; madeAt: Date; bytes: number }>,
): Promise<BackupResult> {
  const { db, now } = parts
  try {
    const { name, madeAt, bytes } = await work(parts)
    await inTransaction(db, (tx) => closeAttentionOfKind(tx, 'backup', 'system', `${name} sudah beres.`))
    return { fault: null, name, madeAt: madeAt.toISOString(), bytes }
  } catch (error) {
    const fault = error instanceof BackupFault ? error.kind : 'failed'
    const reference = `${fault}:${now().toISOString().slice(0, 10)}`
    const data = { fault, said: error instanceof BackupFault ? error.sentences : '' }
    await inTransaction(db, (tx) => raiseAttention(tx, { kind: 'backup', orderId: null, reference, data }))
    return { fault, name: null, madeAt: null, bytes: null }
  }
}
