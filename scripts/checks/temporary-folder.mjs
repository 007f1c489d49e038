import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'dimsum-tests-'

/** A tmpfs on Linux. */
const memory = '/dev/shm'

/** Several times what the databases and browsers of a run write, in bytes. */
const ampleRoom = 2 * 2 ** 30

/**
 * Gives a test run a folder for temporary files, in memory if there is space, and sets `TMPDIR` to it. A run creates
 * and deletes a hundred thousand database files, and on a disk a tenth of its CPU time goes to the file system. The
 * folder is deleted when the process ends, or by the next run after a kill; a server without its folder ends by itself
 * within a minute.
 */
export function useTemporaryFolder() {
  // A worker of a run that has a folder already.
  if (process.env.TMPDIR?.includes(prefix)) return
  const parent = hasRoom() ? memory : tmpdir()
  removeAbandoned(parent)
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  // Like every folder for temporary files: PostgreSQL runs as another account.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= ampleRoom && freemem() >= ampleRoom
  } catch {
    return false
  }
}

/** @param {string} parent */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue
    rmSync(join(parent, name), { recursive: true, force: true })
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
