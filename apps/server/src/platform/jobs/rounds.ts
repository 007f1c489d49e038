import { setTimeout as wait } from 'node:timers/promises'

/** Work that comes round for as long as the process lives. */
export interface Rounds {
  /** One round now; joins the one that is running. */
  run(): Promise<void>
  /** Starts no further round and waits for the one that runs, but no longer than a stopping server may. */
  stop(): Promise<void>
}

/** A round cut off here is taken up by the next process: what it claimed runs out. */
const mostStoppingMs = 5_000

/**
 * Repeats `round`, `intervalMs` after the last one ended, give or take the share `spread` of it (0 to 1): processes
 * that started together shall not poll together. `round` logs its own failures, and checks `isStopped` between steps.
 */
export const startRounds = (
  round: (isStopped: () => boolean) => Promise<void>,
  { intervalMs, spread }: { intervalMs: number; spread: number },
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
      const cut = new AbortController()
      await Promise.race([running, wait(mostStoppingMs, undefined, cut)]).finally(() => cut.abort())
    },
  }
}
