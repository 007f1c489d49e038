import { setTimeout as wait } from 'node:timers/promises'

/** Work that comes round for as long as the process lives. */
export interface Rounds {
  /** One round now; joins the one that is running. */
  run(): Promise<void>
  /** Starts no further round and waits for the one that runs, but no longer than a stopping server may. */
  stop(): Promise<void>
}

/** What is cut off here is taken up by the next process: what it claimed runs out. */
const mostStoppingMs = 5_000
/** Share of the interval by which a pause is longer or shorter: processes that started together shall not poll together. */
const spread = 0.3

/** Waits for work that a stopping process has begun, but no longer than it may. */
export const endInTime = async (work: Promise<unknown> | undefined): Promise<void> => {
  const cut = new AbortController()
  await Promise.race([work, wait(mostStoppingMs, undefined, cut)]).finally(() => cut.abort())
}

/**
 * Repeats `round`, some `intervalMs` after the last one ended. `round` logs its own failures, and checks `isStopped`
 * between steps.
 */
export const startRounds = (
  round: (isStopped: () => boolean) => Promise<void>,
  intervalMs: number,
): Rounds => {
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
      await endInTime(running)
    },
  }
}
