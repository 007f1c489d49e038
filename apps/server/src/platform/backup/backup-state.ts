import type { BackupFaultKind } from './backup-fault.ts'
import { freshForMs } from './check-backup.ts'

/** Names of the jobs in `job_runs`. */
export const backupJob = 'backup'
export const backupCheckJob = 'backup-check'
/** Of a machine that keeps no backups itself: whether any other does. */
export const backupOffJob = 'backup-off'

/** What both jobs leave behind: the backup they wrote or looked at, or what was wrong. */
export interface BackupResult {
  fault: BackupFaultKind | 'failed' | null
  name: string | null
  /** ISO instant of the moment the backup shows. */
  madeAt: string | null
  bytes: number | null
}

export interface BackupState {
  /** `off`: backups are not set up; `waiting`: none was checked yet. */
  state: 'off' | 'waiting' | 'fresh' | 'fault'
  lastBackup: string | null
  fault: string | null
}

const isResult = (value: unknown): value is BackupResult =>
  typeof value === 'object' && value !== null && 'fault' in value && 'madeAt' in value

/**
 * How the backups stand, from what the jobs wrote down.
 * @param results of the backup job and of the daily check; undefined while one never ran
 */
export function backupState(isOn: boolean, results: readonly unknown[], now: Date): BackupState {
  if (!isOn) return { state: 'off', lastBackup: null, fault: null }
  const known = results.filter(isResult)
  const [lastBackup = null] = known
    .flatMap(({ madeAt }) => (madeAt === null ? [] : [madeAt]))
    .sort()
    .reverse()
  const fault = known.find((result) => result.fault !== null)?.fault ?? null
  if (fault !== null) return { state: 'fault', lastBackup, fault }
  if (lastBackup === null) return { state: 'waiting', lastBackup, fault: null }
  const isOld = now.getTime() - Date.parse(lastBackup) > freshForMs
  return isOld ? { state: 'fault', lastBackup, fault: 'old' } : { state: 'fresh', lastBackup, fault: null }
}
