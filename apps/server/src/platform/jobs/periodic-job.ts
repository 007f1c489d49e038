import { setTimeout as wait } from 'node:timers/promises'

/** A periodic job of a process. */
export interface PeriodicJob {
  /** Starts a round now, or joins the running one. */
  run(): Promise<void>
  /** Starts no further round and waits for the running one, up to a max time. */
  stop(): Promise<void>
}

/**
 * Shorter than `requestLimits.handlerTimeout`: a call that waits is still answered. After a stop the next process
 * continues the work, because claims expire.
 */
const maxWaitMs = 5_000
/** Jitter as a share of the interval, so that processes that started together do not poll together. */
const spread = 0.3

/** Waits for work in progress, up to a max time. The work goes on after it. */
export const waitForEnd = async (work: Promise<unknown> | undefined): Promise<void> => {
  const cut = new AbortController()
  await Promise.race([work, wait(maxWaitMs, undefined, cut)]).finally(() => cut.abort())
}

/**
 * Repeats `round`, about `intervalMs` after the last one ended. `round` logs its own failures, and checks `isStopped`
 * between steps.
 */
export const startPeriodicJob = (
  round: (isStopped: () => boolean) => Promise<void>,
  intervalMs: number,
): PeriodicJob => {
  let isStopped = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const run = (): Promise<void> => {
    running ??= round(() => isStopped).finally(() => {
      running = undefined
    })
    return running
  }
  const plan = () => {
    if (isStopped) return
    const share = 1 + spread * (2 * Math.random() - 1)
    timer = setTimeout(() => void run().finally(plan), intervalMs * share)
    timer.unref()
  }
  plan()
  return {
    run,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await waitForEnd(running)
    },
  }
}
