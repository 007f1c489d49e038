import type { BackupFaultKind } from './backup-fault.ts'
import { freshForMs } from './check-backup.ts'

/** Names of the jobs in `job_runs`. */
export const backupJob = 'backup'
export const backupCheckJob = 'backup-check'
/** For a process without backups: checks whether another process makes them. */
export const backupOffJob = 'backup-off'

/** Result of both jobs: the backup that was written or checked, or the fault. */
export interface BackupResult {
  fault: BackupFaultKind | 'failed' | null
  name: string | null
  /** ISO instant of the backup's data. */
  madeAt: string | null
  bytes: number | null
}

export interface BackupState {
  /** `off`: backups are not set up; `waiting`: none was checked yet. */
  state: 'off' | 'waiting' | 'fresh' | 'fault'
  lastBackup: string | null
  fault: string | null
}

/**
 * Whether any process of the shop recently made or verified a backup, or tried to.
 * @param runs the last one of each job; undefined while it never ran
 */
export const areBackupsKept = (runs: readonly ({ startedAt: Date } | undefined)[], now: Date): boolean =>
  runs.some((run) => run && now.getTime() - run.startedAt.getTime() < freshForMs)

const isResult = (value: unknown): value is BackupResult =>
  typeof value === 'object' && value !== null && 'fault' in value && 'madeAt' in value

/** Faults of a check that a later backup disproves. Others, as `altered`, last until the next check. */
const lacksRecent: readonly BackupResult['fault'][] = ['missing', 'old']

/**
 * State of the backups from the results of the jobs.
 * @param runs of the backup job and of the daily check; undefined while one never ran
 */
export function backupState(
  isOn: boolean,
  runs: readonly ({ finishedAt: Date | null; result: unknown } | undefined)[],
  now: Date,
): BackupState {
  if (!isOn) return { state: 'off', lastBackup: null, fault: null }
  const known = runs
    .toSorted((one, other) => Number(other?.finishedAt) - Number(one?.finishedAt))
    .flatMap((run) => (isResult(run?.result) ? [run.result] : []))
  const [lastBackup = null] = known
    .flatMap(({ madeAt }) => (madeAt === null ? [] : [madeAt]))
    .sort()
    .reverse()
  const isInForce = ({ fault }: BackupResult, n: number) =>
    fault !== null && (n === 0 || !lacksRecent.includes(fault))
  const fault = known.find(isInForce)?.fault ?? null
  if (fault !== null) return { state: 'fault', lastBackup, fault }
  if (lastBackup === null) return { state: 'waiting', lastBackup, fault: null }
  const isOld = now.getTime() - Date.parse(lastBackup) > freshForMs
  return isOld ? { state: 'fault', lastBackup, fault: 'old' } : { state: 'fresh', lastBackup, fault: null }
}
