import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentParts } from './payment-parts.ts'
import { recordJobRun } from './reconcile.queries.ts'
import { reconcileDue, reconcilerJob } from './reconcile.ts'

export type Reconciler = {
  /** One round now; joins the one that is running. */
  run(): Promise<void>
  /** Starts no further round and waits for the one that runs, but no longer than a stopping server may. */
  stop(): Promise<void>
}

/** A round cut off here is taken up by the next process: its claims run out. */
const mostStoppingMs = 5_000

/** How often due questions are looked for. */
export const usualIntervalMs = 15_000

/**
 * Makes certain what notifications make fast: asks the provider about open attempts on their schedule, for as long
 * as the process lives. Every process may run one: attempts are claimed row by row, so each is asked about once.
 * The schedule is in the rows and survives restarts.
 */
export const startReconciler = (parts: PaymentParts, intervalMs = usualIntervalMs): Reconciler => {
  let isStopped = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const round = async () => {
    const startedAt = performance.now()
    try {
      const result = await reconcileDue(parts, () => isStopped)
      await recordJobRun(parts.db, reconcilerJob, performance.now() - startedAt, result)
      if (result.asked + result.ended + result.paid + result.unanswered > 0) {
        parts.log.info(result, 'payments reconciled')
      }
    } catch (error) {
      parts.log.error({ err: error }, 'payments could not be reconciled')
    }
  }
  const run = (): Promise<void> => {
    running ??= round().finally(() => {
      running = undefined
    })
    return running
  }
  const plan = () => {
    if (isStopped) return
    // Spread out, so that processes started together do not ask together.
    timer = setTimeout(() => void run().finally(plan), intervalMs * (0.8 + 0.4 * Math.random()))
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
