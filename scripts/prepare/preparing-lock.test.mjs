import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { alone } from './preparing-lock.mjs'
import { inProject } from './project.mjs'
import { run } from './run-command.mjs'

let folder
let path
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dimsum-lock-'))
  path = join(folder, 'preparing')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

/** Starts a process; `waits` resolves once it printed that it waits, `isDone` when its work is done. */
const begin = () => {
  let hasBegun = false
  let tell
  const waits = new Promise((resolve) => {
    tell = resolve
  })
  const work = async () => {
    hasBegun = true
  }
  return { waits, isDone: alone(work, tell, path), hasBegun: () => hasBegun }
}

test('a process whose lock disappears while it reads the holder tries again', async () => {
  // A dangling link exists for a process that creates it, but not for one that reads it, like a lock at that moment.
  symlinkSync(join(folder, 'gone'), path)
  const waiter = begin()
  await waiter.waits
  expect(waiter.hasBegun()).toBe(false)
  unlinkSync(path)
  await waiter.isDone
  expect(existsSync(path)).toBe(false)
})

test('a dead lock that another process is taking over is left to it', async () => {
  const dead = deadPid()
  writeFileSync(path, String(dead))
  const claim = `${path}-after-${dead}`
  writeFileSync(claim, String(process.pid))
  const waiter = begin()
  await waiter.waits
  renameSync(claim, path)
  expect(waiter.hasBegun()).toBe(false)
  rmSync(path)
  await waiter.isDone
})

test('of many processes that find a dead lock one works at a time, and all of them do', async () => {
  writeFileSync(path, String(deadPid()))
  const book = join(folder, 'book')
  const program = `
    import { appendFileSync } from 'node:fs'
    import { alone } from ${JSON.stringify(inProject('scripts/prepare/preparing-lock.mjs'))}
    const note = (word) => appendFileSync(${JSON.stringify(book)}, word)
    await alone(async () => {
      note('in ')
      await new Promise((resolve) => setImmediate(resolve))
      note('out\\n')
    }, () => {}, ${JSON.stringify(path)})`
  const commands = Array.from({ length: 4 }, () =>
    run(process.execPath, ['--input-type=module', '-e', program]),
  )
  expect((await Promise.all(commands)).map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(readFileSync(book, 'utf8')).toBe('in out\n'.repeat(4))
})
