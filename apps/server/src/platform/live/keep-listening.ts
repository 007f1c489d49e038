import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/connection.ts'
import { listenToShop } from './shop-channel.queries.ts'

const checkEveryMs = 30_000
const firstRetryMs = 250
const maxRetryMs = 10_000

type ListeningCalls = {
  /** Called with each announced topic. */
  onTopic: (topic: string) => void
  /** Called when a connection is open, for the first time or again: read everything. */
  onListening: () => void
}

/**
 * Keeps one LISTEN connection open while the process runs. A lost or unresponsive connection is replaced, with backoff
 * up to ten seconds; announcements meanwhile are missed.
 * @returns stops listening
 */
export const keepListening = (db: Db, { onTopic, onListening }: ListeningCalls): (() => Promise<void>) => {
  const stop = new AbortController()
  let retryMs = firstRetryMs

  const pause = (ms: number, signal: AbortSignal) =>
    wait(ms, undefined, { ref: false, signal: AbortSignal.any([stop.signal, signal]) }).catch(() => {})

  /** Rejects when no connection can be opened, or when it is lost. */
  const listen = async (): Promise<void> => {
    const lost = new AbortController()
    const listener = await listenToShop(db, onTopic, () => lost.abort())
    try {
      retryMs = firstRetryMs
      if (!stop.signal.aborted) onListening()
      while (!stop.signal.aborted) {
        await pause(checkEveryMs, lost.signal)
        await listener.check()
      }
    } finally {
      const closing = listener.close()
      // Do not wait for the end of an unresponsive one.
      if (stop.signal.aborted) await closing
    }
  }

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await listen().catch(() => {})
      await pause(retryMs, stop.signal)
      retryMs = Math.min(maxRetryMs, retryMs * 2)
    }
  }

  const running = run()
  return async () => {
    stop.abort()
    await running
  }
}
