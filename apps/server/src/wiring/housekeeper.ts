import { backupCheckJob, backupJob, backupOffJob } from '../platform/backup/backup-state.ts'
import {
  type BackupParts,
  checkOwnBackups,
  makeOwnBackup,
  warnOfNoBackups,
} from '../platform/backup/keep-backups.ts'
import type { BackupSettings } from '../platform/config/config.ts'
import type { Db } from '../platform/db/connection.ts'
import { claimJob, finishJob } from '../platform/jobs/job-runs.queries.ts'
import { type Rounds, startRounds } from '../platform/jobs/rounds.ts'
import { backupProblems } from '../shop/attention/backup-problems.ts'
import { tendPhotos } from '../shop/photos/tend-photos.ts'
import { retain } from '../shop/privacy/retention.ts'

export interface HousekeepingParts {
  db: Db
  databaseUrl: string
  backup: BackupSettings
  /** Orders are paid with real money. */
  isProduction: boolean
  settings: { current: () => Promise<{ retentionMonths: number }> }
  now: () => Date
  log: {
    info: (facts: object, message: string) => void
    warn: (facts: object, message: string) => void
    error: (facts: object, message: string) => void
  }
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** How often the clock is looked at; a job's own time says when it runs. */
const usualIntervalMs = minuteMs
const retentionJob = 'retention'
const photosJob = 'photos'
/** After a restore pages show masters until it ran. */
const photosEveryMs = 5 * minuteMs
/** Cheap when nothing is due, so a missed hour is made up soon. */
const retentionEveryMs = 60 * minuteMs

interface Job {
  name: string
  everyMs: number
  run: (isStopped: () => boolean) => Promise<object>
}

/**
 * What the shop does by itself, each job in one process of all that serve. Jobs of one list come one after the other; the
 * lists do not wait for each other: years of old customers take hours, and no backup waits for them.
 */
const jobsOf = (parts: HousekeepingParts): Job[][] => {
  const { db, databaseUrl, backup, now, log } = parts
  const problems = backupProblems(db)
  const retention: Job = {
    name: retentionJob,
    everyMs: retentionEveryMs,
    run: async (isStopped) => {
      const { retentionMonths: months } = await parts.settings.current()
      return { months, ...(await retain({ db, months, isStopped })) }
    },
  }
  const photos: Job = {
    name: photosJob,
    everyMs: photosEveryMs,
    run: (isStopped) => tendPhotos(db, isStopped),
  }
  const { folder, everyMinutes } = backup
  if (folder === undefined) {
    // A name of its own: the check is for a machine that has the files.
    const warn: Job = { name: backupOffJob, everyMs: dayMs, run: () => warnOfNoBackups(db, problems, now()) }
    return parts.isProduction ? [[warn], [retention], [photos]] : [[retention], [photos]]
  }
  const keeping: BackupParts = {
    problems,
    databaseUrl,
    settings: { ...backup, folder },
    now,
    onNewKey: (file) => log.warn({ file }, 'backup key created: keep a copy of it away from the backups'),
  }
  const own: Job = { name: backupJob, everyMs: everyMinutes * minuteMs, run: () => makeOwnBackup(keeping) }
  const check: Job = { name: backupCheckJob, everyMs: dayMs, run: () => checkOwnBackups(keeping) }
  return [[...(everyMinutes > 0 ? [own] : []), check], [retention], [photos]]
}

/**
 * Keeps house beside the orders: backups, the daily look at them, forgetting old customers, encoding photos. Every process may run one;
 * the times are in the database, so each job is done once however many serve.
 */
export const startHousekeeper = (parts: HousekeepingParts, intervalMs = usualIntervalMs): Rounds => {
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
    startRounds(async (isStopped) => {
      for (const job of jobs) if (!isStopped()) await runJob(job, isStopped)
    }, intervalMs),
  )
  return {
    run: async () => void (await Promise.all(rounds.map((each) => each.run()))),
    stop: async () => void (await Promise.all(rounds.map((each) => each.stop()))),
  }
}
