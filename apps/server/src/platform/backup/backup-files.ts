import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BackupFault } from './backup-fault.ts'

/** A backup file in its folder. */
export interface BackupFile {
  path: string
  name: string
  /** The time in its file name: the moment of the data. */
  madeAt: Date
  bytes: number
}

const pattern = /^dimsum-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.(\d{3})Z\.backup$/

/** File name of a backup made at this time; names sort by time. */
export const backupNameOf = (madeAt: Date): string =>
  `dimsum-${madeAt.toISOString().replaceAll(':', '-')}.backup`

/** File name while it is being written; no reader accepts it. */
export const unfinishedNameOf = (name: string): string => `${name}.part`

/**
 * The backups of a folder, newest first; other files are ignored. A missing folder has none.
 * @throws BackupFault `missing` when it cannot be read
 */
export function listBackups(folder: string): BackupFile[] {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    const nextStep = 'Set BACKUP_DIR to a folder that this account may read.'
    throw new BackupFault('missing', `The folder ${folder} cannot be read (${code}).`, nextStep, {
      cause: error,
    })
  }
  return names
    .flatMap((name) => {
      const [, day, hour, minute, second, ms] = pattern.exec(name) ?? []
      if (day === undefined) return []
      const path = join(folder, name)
      const bytes = statSync(path, { throwIfNoEntry: false })?.size
      if (bytes === undefined) return []
      return [{ path, name, madeAt: new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`), bytes }]
    })
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
}

/** Max expected difference between the clock of the database, which dates backups, and this machine's. */
const clockDriftMs = 10 * 60 * 1000

/** A backup dated in the future was made with a wrong clock. */
export const isFromTheFuture = ({ madeAt }: Pick<BackupFile, 'madeAt'>, now: Date): boolean =>
  madeAt.getTime() > now.getTime() + clockDriftMs

/** The newest backup of a folder; one dated in the future only when there is no other. @throws BackupFault `missing` */
export function newestBackup(folder: string, now: Date): BackupFile {
  const files = listBackups(folder)
  const newest = files.find((file) => !isFromTheFuture(file, now)) ?? files[0]
  if (newest) return newest
  throw new BackupFault(
    'missing',
    `There is no backup in ${folder}.`,
    'Make one with npm run backup, or set BACKUP_DIR to their folder.',
  )
}

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** A gap larger than rotation can leave: no backup was made meanwhile, or the clock jumped. */
const gapMs = 2 * dayMs
/** Backups must continue for this long after a gap before it counts as passed time. */
const believedMs = 7 * dayMs

/** How many of these backups, newest first, have a reliable date; none before a recent gap has. */
function countBelieved(files: readonly BackupFile[], now: Date): number {
  const times = files.map(({ madeAt }) => madeAt.getTime())
  const newest = times[0] ?? 0
  const jump = times.findIndex((time, index) => {
    const later = times[index - 1] ?? now.getTime()
    return later - time > gapMs && newest - later < believedMs
  })
  return jump === -1 ? files.length : jump
}

/**
 * Selects the backups to delete. Kept are all of the last two hours, one per hour for two days, and one per day for
 * `keepDays` days; after that, erased customers are in no backup either. The newest is always kept, and so are those
 * dated in the future. After a jump of the clock all are kept until a week of backups shows that the time has passed.
 * @param files newest first
 */
export function backupsToRemove(files: readonly BackupFile[], now: Date, keepDays: number): BackupFile[] {
  const kept = new Set<string>()
  const past = files.filter((file) => !isFromTheFuture(file, now))
  return past.slice(0, countBelieved(past, now)).filter(({ madeAt }, index) => {
    const age = now.getTime() - madeAt.getTime()
    if (index === 0 || age < 2 * hourMs) return false
    if (age > keepDays * dayMs) return true
    const slot = madeAt.toISOString().slice(0, age < 2 * dayMs ? 13 : 10)
    if (kept.has(slot)) return true
    kept.add(slot)
    return false
  })
}

/** Deletes what rotation selects, and unfinished files of killed backups; returns the number of deleted backups. */
export function rotateBackups(folder: string, now: Date, keepDays: number): number {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.part') || !pattern.test(name.slice(0, -'.part'.length))) continue
    const path = join(folder, name)
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime()
    if (now.getTime() - changed > hourMs) rmSync(path, { force: true })
  }
  const old = backupsToRemove(listBackups(folder), now, keepDays)
  for (const { path } of old) rmSync(path, { force: true })
  return old.length
}
