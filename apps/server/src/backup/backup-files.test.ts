import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BackupFile, backupNameOf, backupsToRemove, listBackups, rotateBackups } from './backup-files.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const minuteMs = 60_000
const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
const fileOf = (madeAt: Date): BackupFile => ({ path: '', name: backupNameOf(madeAt), madeAt, bytes: 1 })
const day = 24 * 60

test('after a month of one backup every five minutes: two hours of all, two days of one an hour, then one a day', () => {
  const files = Array.from({ length: (40 * day) / 5 }, (_, n) => fileOf(ago(n * 5)))
  const gone = new Set(backupsToRemove(files, now, 30))
  const kept = files.filter((file) => !gone.has(file))
  const between = (from: number, to: number) =>
    kept.filter(({ madeAt }) => madeAt <= ago(from) && madeAt > ago(to)).length
  expect(between(0, 120)).toBe(24)
  expect(between(120, 2 * day)).toBe(47)
  expect(between(2 * day, 30 * day)).toBeLessThanOrEqual(29)
  expect(between(2 * day, 30 * day)).toBeGreaterThanOrEqual(28)
  expect(between(30 * day, 50 * day)).toBe(0)
})

test('whatever there is, the newest stays and nothing of the last two hours goes', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(60 * day), { minLength: 1 }),
      fc.integer({ min: 1, max: 60 }),
      (ages, keepDays) => {
        const files = ages.sort((a, b) => a - b).map((minutes) => fileOf(ago(minutes)))
        const gone = backupsToRemove(files, now, keepDays)
        expect(gone).not.toContain(files[0])
        expect(gone.filter(({ madeAt }) => madeAt > ago(120))).toEqual([])
        // What stayed once stays: rotating again at the same moment removes nothing.
        const kept = files.filter((file) => !gone.includes(file))
        expect(backupsToRemove(kept, now, keepDays)).toEqual([])
      },
    ),
  )
})

test('rotation touches backups and what a killed one left, and no other file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-rotate-'))
  const write = (name: string, age: number) => {
    writeFileSync(join(folder, name), 'x')
    utimesSync(join(folder, name), ago(age), ago(age))
    return name
  }
  const newest = write(backupNameOf(ago(10)), 10)
  const unfinished = write(`${backupNameOf(ago(1))}.part`, 1)
  write(`${backupNameOf(ago(500))}.part`, 500)
  write(backupNameOf(ago(40 * day)), 40 * day)
  const photos = write('photos.zip', 90 * day)
  mkdirSync(join(folder, 'folder'))
  expect(rotateBackups(folder, now, 30)).toBe(1)
  expect(readdirSync(folder).sort()).toEqual([newest, unfinished, 'folder', photos].sort())
  expect(listBackups(folder).map(({ name, madeAt }) => [name, madeAt])).toEqual([[newest, ago(10)]])
  rmSync(folder, { recursive: true })
})
