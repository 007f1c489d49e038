import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BackupFile,
  backupNameOf,
  backupsToRemove,
  listBackups,
  newestBackup,
  rotateBackups,
} from './backup-files.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const minuteMs = 60_000
const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
const fileOf = (madeAt: Date): BackupFile => ({ path: '', name: backupNameOf(madeAt), madeAt, bytes: 1 })
const day = 24 * 60

test('rotation of a month with a backup every five minutes keeps all of two hours, one per hour of two days, then one per day', () => {
  const files = Array.from({ length: (40 * day) / 5 }, (_, n) => fileOf(ago(n * 5)))
  const gone = new Set(backupsToRemove(files, now, 30))
  const kept = files.filter((file) => !gone.has(file))
  const between = (from: number, to: number) =>
    kept.filter(({ madeAt }) => madeAt <= ago(from) && madeAt > ago(to)).length
  expect(between(0, 120)).toBe(24)
  expect(between(120, 2 * day)).toBe(47)
  expect([28, 29]).toContain(between(2 * day, 30 * day))
  expect(between(30 * day, 50 * day)).toBe(0)
})

test('rotation always keeps the newest backup and all of the last two hours', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(60 * day), { minLength: 1 }),
      fc.integer({ min: 1, max: 60 }),
      (ages, keepDays) => {
        const files = ages.sort((a, b) => a - b).map((minutes) => fileOf(ago(minutes)))
        const gone = backupsToRemove(files, now, keepDays)
        expect(gone).not.toContain(files[0])
        expect(gone.filter(({ madeAt }) => madeAt > ago(120))).toEqual([])
        // Rotation is idempotent: a second one at the same moment removes nothing.
        const kept = files.filter((file) => !gone.includes(file))
        expect(backupsToRemove(kept, now, keepDays)).toEqual([])
      },
    ),
  )
})

test('rotation only touches backups and unfinished files of killed ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-rotate-'))
  const write = (name: string, age: number) => {
    writeFileSync(join(folder, name), 'x')
    utimesSync(join(folder, name), ago(age), ago(age))
    return name
  }
  const newest = write(backupNameOf(ago(10)), 10)
  const unfinished = write(`${backupNameOf(ago(1))}.part`, 1)
  write(`${backupNameOf(ago(500))}.part`, 500)
  const daily = Array.from({ length: 40 }, (_, n) => write(backupNameOf(ago((n + 1) * day)), (n + 1) * day))
  const photos = write('photos.zip', 90 * day)
  mkdirSync(join(folder, 'folder'))
  expect(rotateBackups(folder, now, 30)).toBe(10)
  const kept = daily.slice(0, 30)
  expect(readdirSync(folder).sort()).toEqual([newest, unfinished, 'folder', photos, ...kept].sort())
  expect(listBackups(folder)[0]).toMatchObject({ name: newest, madeAt: ago(10) })
  rmSync(folder, { recursive: true })
})

/** The backups that rotation leaves, given their ages in minutes. */
const shopWith = (ages: readonly number[]) => {
  const files = [...ages].sort((a, b) => a - b).map((minutes) => fileOf(ago(minutes)))
  const gone = backupsToRemove(files, now, 30)
  return files.filter((file) => !gone.includes(file))
}
const steady = fc
  .record({ days: fc.integer({ min: 1, max: 40 }), everyMinutes: fc.constantFrom(60, 360, 720, day) })
  .map(({ days, everyMinutes }) =>
    Array.from({ length: (days * day) / everyMinutes }, (_, n) => n * everyMinutes),
  )

/** Hourly backups made with a clock that is wrong by so many minutes; returns which earlier ones rotation removes. */
const rotatedBy = (before: readonly BackupFile[], wrongBy: number, hours: number) => {
  const takes: BackupFile[] = []
  let files = [...before]
  const rotate = (at: Date) => {
    const gone = backupsToRemove(files, at, 30)
    takes.push(...gone.filter((file) => before.includes(file)))
    files = files.filter((file) => !gone.includes(file))
  }
  for (let hour = 0; hour < hours; hour += 1) {
    const wrong = ago(-wrongBy - hour * 60)
    files = [...files, fileOf(wrong)].sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
    rotate(wrong)
  }
  // The clock is correct again.
  rotate(now)
  return { takes, files }
}
const hours = fc.integer({ min: 1, max: 6 * 24 })

test('when the clock jumps forward, rotation deletes none of the earlier backups', () => {
  fc.assert(
    fc.property(steady, fc.integer({ min: 3 * day, max: 5000 * day }), hours, (ages, wrongBy, made) => {
      expect(rotatedBy(shopWith(ages), wrongBy, made).takes).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('when the clock jumps back, rotation deletes nothing newer and keeps one backup per day', () => {
  fc.assert(
    fc.property(steady, fc.integer({ min: 7 * day, max: 5000 * day }), hours, (ages, behind, made) => {
      const { takes, files } = rotatedBy(shopWith(ages), -behind, made)
      const dayOf = ({ madeAt }: BackupFile) => madeAt.toISOString().slice(0, 10)
      const days = new Set(files.map(dayOf))
      expect(takes.filter((file) => !days.has(dayOf(file)))).toEqual([])
      expect(takes.filter(({ madeAt }) => madeAt > ago(behind - made * 60))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('after a gap without backups, old ones are deleted once there is a week of new ones', () => {
  const old = Array.from({ length: 20 }, (_, n) => (100 + n) * day)
  const since = (days: number) => Array.from({ length: days }, (_, n) => n * day)
  const left = (days: number) => shopWith([...since(days), ...old]).length - days
  expect(left(1)).toBe(20)
  expect(left(7)).toBe(20)
  expect(left(8)).toBe(0)
})

test('a file dated in the future is not the newest, unless there is no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-future-'))
  const write = (madeAt: Date) => {
    writeFileSync(join(folder, backupNameOf(madeAt)), 'x')
    return backupNameOf(madeAt)
  }
  const future = write(ago(-365 * day))
  expect(newestBackup(folder, now).name).toBe(future)
  write(ago(day))
  const newest = write(ago(5))
  expect(newestBackup(folder, now).name).toBe(newest)
  // The database's clock may be some minutes ahead.
  const ahead = write(ago(-3))
  expect(newestBackup(folder, now).name).toBe(ahead)
  rmSync(folder, { recursive: true })
})
