import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/connection.ts'
import { type ListeningCalls, listenToShop } from './shop-channel.queries.ts'

const retryMs = 1000

/**
 * Keeps one LISTEN connection open while the process runs. A lost or unresponsive connection is replaced; announcements
 * meanwhile are missed.
 * @returns stops listening
 */
export const keepListening = (db: Db, calls: ListeningCalls): (() => Promise<void>) => {
  const stop = new AbortController()
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await listenToShop(db, calls, stop.signal).catch(() => {})
      await wait(retryMs, undefined, { ref: false, signal: stop.signal }).catch(() => {})
    }
  }
  const running = run()
  return async () => {
    stop.abort()
    await running
  }
}
