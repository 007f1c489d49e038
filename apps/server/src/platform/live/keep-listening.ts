import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/connection.ts'
import { type ListeningCalls, listenToShop } from './shop-channel.queries.ts'

const firstRetryMs = 250
const maxRetryMs = 10_000

/**
 * Keeps one LISTEN connection open while the process runs. A lost or unresponsive connection is replaced, with backoff
 * up to ten seconds; announcements meanwhile are missed.
 * @returns stops listening
 */
export const keepListening = (db: Db, { onTopic, onListening }: ListeningCalls): (() => Promise<void>) => {
  const stop = new AbortController()
  let retryMs = firstRetryMs
  const calls: ListeningCalls = {
    onTopic,
    onListening: () => {
      retryMs = firstRetryMs
      onListening()
    },
  }
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await listenToShop(db, calls, stop.signal).catch(() => {})
      await wait(retryMs, undefined, { ref: false, signal: stop.signal }).catch(() => {})
      retryMs = Math.min(maxRetryMs, retryMs * 2)
    }
  }
  const running = run()
  return async () => {
    stop.abort()
    await running
  }
}
