import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inProject } from './project.mjs'

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Creates the file with this process's id; false when it exists already. @param {string} file */
function make(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** The process id in the lock; undefined when the lock was just removed. @param {string} path */
function holderOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return undefined
  }
}

/**
 * Takes over the lock of a dead process. When several processes try, only one can create the claim file. The claim then
 * replaces the lock by a rename, so that there is always a lock. A process that had read the old lock finds a new holder.
 * @param {string} path
 * @param {string} dead
 */
function takeFrom(path, dead) {
  const claim = `${path}-after-${dead}`
  if (!make(claim)) return false
  if (holderOf(path) === dead) {
    renameSync(claim, path)
    return true
  }
  rmSync(claim, { force: true })
  return false
}

/** @param {string} path */
function take(path) {
  mkdirSync(dirname(path), { recursive: true })
  if (make(path)) return true
  const holder = holderOf(path)
  return holder !== undefined && !isAlive(Number(holder)) && takeFrom(path, holder)
}

/**
 * Runs `work` while no other command installs or builds in this folder: two commands started at once on a fresh clone
 * must not interfere.
 * @template T
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} report
 * @param {string} [path] the lock
 */
export async function alone(work, report, path = inProject('.cache', 'preparing')) {
  for (let tries = 0; !take(path); tries += 1) {
    if (tries === 5) report('Another command installs or builds in this folder; waiting for it.')
    await wait(200)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}
