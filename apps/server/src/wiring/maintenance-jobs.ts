import { backupCheckJob, backupJob, backupOffJob } from '../platform/backup/backup-state.ts'
import type { BackupSettings } from '../platform/config/config.ts'
import { claimJob, finishJob } from '../platform/jobs/job-runs.queries.ts'
import { type PeriodicJob, startPeriodicJob } from '../platform/jobs/periodic-job.ts'
import { maintainPhotos } from '../shop/photos/maintain-photos.ts'
import { retain } from '../shop/privacy/retention.ts'
import { type BackupParts, checkOwnBackups, makeOwnBackup, warnOfNoBackups } from './own-backups.ts'

export type MaintenanceParts = Omit<BackupParts, 'backup' | 'log'> & {
  backup: BackupSettings
  /** True for real money. */
  isProduction: boolean
  settings: { current: () => Promise<{ retentionMonths: number }> }
  log: Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Polling interval; each job has its own period. */
const usualIntervalMs = minuteMs
/** Until it ran after a restore, pages show the original photos. */
const photosEveryMs = 5 * minuteMs
/** Cheap when nothing is due, so it runs often. */
const retentionEveryMs = 60 * minuteMs

interface Job {
  name: string
  everyMs: number
  run: (isStopped: () => boolean) => Promise<object>
}

/**
 * The periodic jobs; each runs in one of the processes. The jobs of one list run one after the other, the lists in
 * parallel: removing years of old data takes hours, and no backup must wait for it.
 */
const jobsOf = (parts: MaintenanceParts): Job[][] => {
  const { db, backup, now } = parts
  const retention: Job = {
    name: 'retention',
    everyMs: retentionEveryMs,
    run: async (isStopped) => {
      const { retentionMonths: months } = await parts.settings.current()
      return { months, ...(await retain({ db, months, isStopped })) }
    },
  }
  const photos: Job = {
    name: 'photos',
    everyMs: photosEveryMs,
    run: (isStopped) => maintainPhotos(db, isStopped),
  }
  const { folder, everyMinutes } = backup
  if (folder === undefined) {
    // A separate name: `backup-check` is claimed by a process that has backup files.
    const warn: Job = { name: backupOffJob, everyMs: dayMs, run: () => warnOfNoBackups(db, now()) }
    return parts.isProduction ? [[warn], [retention], [photos]] : [[retention], [photos]]
  }
  const keeping = { ...parts, backup: { ...backup, folder } }
  const own: Job = { name: backupJob, everyMs: everyMinutes * minuteMs, run: () => makeOwnBackup(keeping) }
  const check: Job = { name: backupCheckJob, everyMs: dayMs, run: () => checkOwnBackups(keeping) }
  return [[...(everyMinutes > 0 ? [own] : []), check], [retention], [photos]]
}

/**
 * Runs maintenance jobs: backups, their daily check, removal of old personal data, encoding photos. Every process may
 * run one; run times are in the database, so each job runs once however many processes serve.
 */
export const startMaintenance = (parts: MaintenanceParts, intervalMs = usualIntervalMs): PeriodicJob => {
  const { db, log } = parts
  const runJob = async ({ name, everyMs, run }: Job, isStopped: () => boolean): Promise<void> => {
    try {
      if (!(await claimJob(db, name, everyMs))) return
      const result = await run(isStopped)
      await finishJob(db, name, result)
      log.info({ job: name, ...result }, 'job finished')
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed; it is retried')
    }
  }
  const rounds = jobsOf(parts).map((jobs) =>
    startPeriodicJob(async (isStopped) => {
      for (const job of jobs) if (!isStopped()) await runJob(job, isStopped)
    }, intervalMs),
  )
  return {
    run: async () => void (await Promise.all(rounds.map((each) => each.run()))),
    stop: async () => void (await Promise.all(rounds.map((each) => each.stop()))),
  }
}
