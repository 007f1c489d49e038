import { ShopError } from '../errors/shop-error.ts'

/**
 * Limits the concurrency of expensive work; the rest waits in order of arrival. This bounds memory and the load of the
 * event loop. Throws `overloaded` when `mayWait` are waiting already.
 */
export const limitConcurrency = ({ atOnce, mayWait }: { atOnce: number; mayWait: number }) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new ShopError('overloaded')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The slot is passed directly to the next one waiting, so that no newcomer overtakes it.
      if (next) next()
      else running -= 1
    }
  }
}
