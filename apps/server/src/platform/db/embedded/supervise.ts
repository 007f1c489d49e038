import { setTimeout as wait } from 'node:timers/promises'
import { StartProblem } from '../../config/start-problem.ts'
import { FolderTaken, type LockConnection } from './lock-connection.ts'

interface Supervised {
  lockConnection: LockConnection
  /** Restarts the database when it is gone, connects and takes the folder's lock. */
  reopen: () => Promise<LockConnection>
  report: (sentence: string) => void
  onLost: (problem: StartProblem) => void
}

/** Milliseconds between attempts: short at first, since customers wait, then five seconds. */
const backOff = [0, 200, 500, 1000, 2000, 5000]

/**
 * Watches the lock connection. It ends whenever the database ends, and then the database is restarted; the shop answers
 * 503 meanwhile, and its pools reconnect by themselves.
 */
export function supervise({ lockConnection, reopen, report, onLost }: Supervised) {
  let current = lockConnection
  let isReleased = false

  const watch = () => current.once('end', () => void bringBack())

  async function bringBack(): Promise<void> {
    if (isReleased) return
    report('The database ended unexpectedly; starting it again.')
    for (let attempt = 0; !isReleased; attempt += 1) {
      await wait(backOff[Math.min(attempt, backOff.length - 1)])
      if (isReleased) return
      try {
        current = await reopen()
        if (isReleased) return await current.end()
        watch()
        report('The database is back.')
        return
      } catch (error) {
        if (error instanceof FolderTaken) return onLost(error)
        report(error instanceof StartProblem ? error.sentences : String(error))
      }
    }
  }

  watch()
  return {
    /** The current connection; it may have just ended. */
    lockConnection: () => current,
    /** Stops watching and closes the connection. */
    release: async () => {
      isReleased = true
      await current.end().catch(() => {})
    },
  }
}
