import { ShopError } from '../errors/shop-error.ts'

let inProgress = 0

/** Running and waiting work of all queues of this process. */
export const limitedWork = () => inProgress

/**
 * Limits the concurrency of expensive work; the rest waits in order of arrival. This bounds memory and the load of the
 * event loop. Work leaves the queue when its caller is `gone`. Work that runs already is completed and keeps its slot
 * until then, unlike in `p-queue`. Throws `overloaded` when `mayWait` are waiting already.
 */
export const limitConcurrency = ({ atOnce, mayWait }: { atOnce: number; mayWait: number }) => {
  let running = 0
  const waiting = new Set<() => void>()
  const turn = (gone: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      waiting.add(resolve)
      gone?.addEventListener('abort', () => {
        if (waiting.delete(resolve)) reject(gone.reason)
      })
    })
  const release = () => {
    const [next] = waiting
    if (next === undefined) {
      running -= 1
      return
    }
    // The slot is passed directly to the next one waiting, so that no newcomer overtakes it.
    waiting.delete(next)
    next()
  }
  return async <T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T> => {
    gone?.throwIfAborted()
    const mustWait = running >= atOnce
    if (mustWait && waiting.size >= mayWait) throw new ShopError('overloaded')
    inProgress += 1
    try {
      if (mustWait) await turn(gone)
      else running += 1
      return await work().finally(release)
    } finally {
      inProgress -= 1
    }
  }
}
