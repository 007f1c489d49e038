import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** Whether a process with this id runs. A zombie counts as ended. */
export function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2))
  } catch {
    return false
  }
}

/**
 * Whether this process is the database server of that data folder. Process ids are reused, after a reboot or in a
 * container even at once: a stale id must not make us stop or wait for another process.
 */
export function isServerOf(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres')
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(data)]
    return there.ino === here.ino && there.dev === here.dev
  } catch {
    return false
  }
}
