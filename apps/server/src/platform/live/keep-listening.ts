import type { Db } from '../db/connection.ts'
import { listenToShop, type ShopListener } from './shop-channel.queries.ts'

const checkEveryMs = 30_000
const firstRetryMs = 250
const longestRetryMs = 10_000

type ListeningCalls = {
  /** Each announced topic. */
  onTopic: (topic: string) => void
  /** A connection stands, first or again: look at everything. */
  onListening: () => void
}

/**
 * Holds one listening connection for as long as the process runs. A connection that is lost or dead is replaced, after waits that double up to ten seconds; what was announced meanwhile is missed.
 * @returns stops listening
 */
export const keepListening = (db: Db, { onTopic, onListening }: ListeningCalls): (() => Promise<void>) => {
  let isClosed = false
  let listener: ShopListener | undefined
  let retryMs = firstRetryMs
  let timer: NodeJS.Timeout | undefined

  let running: Promise<void> = Promise.resolve()

  const run = (work: () => Promise<void>) => {
    running = work()
  }

  const schedule = (work: () => Promise<void>, ms: number) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(run, ms, work).unref()
  }

  const replace = () => {
    const dead = listener
    listener = undefined
    void dead?.close()
    schedule(connect, retryMs)
    retryMs = Math.min(longestRetryMs, retryMs * 2)
  }

  const check = async () => {
    try {
      await listener?.check()
      schedule(check, checkEveryMs)
    } catch {
      replace()
    }
  }

  const connect = async () => {
    try {
      const opened = await listenToShop(db, onTopic, replace)
      if (isClosed) return await opened.close()
      listener = opened
      retryMs = firstRetryMs
      onListening()
      schedule(check, checkEveryMs)
    } catch {
      replace()
    }
  }

  run(connect)
  return async () => {
    isClosed = true
    clearTimeout(timer)
    await running
    await listener?.close()
  }
}
