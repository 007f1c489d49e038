import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'dimsum-tests-'

/** Linux keeps what stands here in memory. */
const memory = '/dev/shm'

/** Several times what the databases and browsers of a run write: in bytes. */
const ampleRoom = 2 * 2 ** 30

/**
 * Gives a test run a folder for temporary files, in memory where there is room: a run makes and removes a hundred
 * thousand files of databases, and on a disk a tenth of its processor time goes to the file system. Whoever the run
 * starts finds it in `TMPDIR`. It goes with the process; what a killed run left goes with the next one, and a server
 * whose folder is gone ends by itself within a minute.
 */
export function useTemporaryFolder() {
  // A worker of a run that has one.
  if (process.env.TMPDIR?.includes(prefix)) return
  const parent = hasRoom() ? memory : tmpdir()
  removeAbandoned(parent)
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  // As every folder for temporary files is: PostgreSQL runs as another account.
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
