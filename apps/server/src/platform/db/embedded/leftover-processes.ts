import { readdirSync, readlinkSync } from 'node:fs'
import { runningServer } from './postmaster.ts'
import { isServerOf } from './process-identity.ts'

/**
 * Ends what is left of a database server that was killed: sessions that work on and do not notice. They hold its memory, and
 * PostgreSQL refuses to start beside them ("pre-existing shared memory block is still in use"; its hint is to end them).
 * Known by program and folder, where the system tells both (Linux). While a server runs on the folder nothing is a leftover:
 * another start may have been faster.
 * @param signal `SIGQUIT` is PostgreSQL's own word for "leave at once"
 */
export function endLeftovers(data: string, signal: 'SIGQUIT' | 'SIGKILL'): void {
  if (process.platform !== 'linux' || runningServer(data) !== undefined) return
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (!Number.isInteger(pid) || !isServerOf(pid, data) || !isPostgres(pid)) continue
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself.
    }
  }
}

/** An update may have removed the program that still runs. */
function isPostgres(pid: number): boolean {
  try {
    return /\/postgres( \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`))
  } catch {
    return false
  }
}
