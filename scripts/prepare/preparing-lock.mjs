import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inProject } from './project.mjs'

const path = inProject('.cache', 'preparing')

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function take() {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(Number(readFileSync(path, 'utf8')))) rmSync(path, { force: true })
    return false
  }
}

/**
 * Runs `work` while no other command installs or builds in this folder: two commands started at once on a fresh
 * clone must not install into each other.
 * @template T
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} report
 */
export async function alone(work, report) {
  for (let tries = 0; !take(); tries += 1) {
    if (tries === 5) report('Another command is preparing this folder; waiting for it.')
    await wait(200)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}
