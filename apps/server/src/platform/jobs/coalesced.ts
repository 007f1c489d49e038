import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs `work`, one run at a time with a pause (ms) between two runs. Calls during a run or its pause share the next run.
 * @returns a function that resolves at the end of a run that began after the call
 */
export const coalesced = (work: () => Promise<void>, pauseMs = 0): (() => Promise<void>) => {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const run = (): Promise<void> => {
    next = undefined
    const done = work()
    running = done
      .catch(() => {})
      .then(() => wait(pauseMs, undefined, { ref: false }))
      .finally(() => {
        running = undefined
      })
    return done
  }
  return () => {
    if (next !== undefined) return next
    if (running === undefined) return run()
    next = running.then(run)
    return next
  }
}
