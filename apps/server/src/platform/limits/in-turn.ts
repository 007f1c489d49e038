import { ShopError } from '../errors/shop-error.ts'

/**
 * Runs expensive work a few at a time; the rest waits in the order in which it came. Memory and the event loop stay
 * bounded however much is asked for. Throws `overloaded` when `mayWait` wait already.
 */
export const createTurns = ({ atOnce, mayWait }: { atOnce: number; mayWait: number }) => {
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
      // The slot passes straight to the next one waiting, so that no newcomer overtakes.
      if (next) next()
      else running -= 1
    }
  }
}
