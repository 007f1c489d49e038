import { setTimeout as wait } from 'node:timers/promises'
import { isConnectionLost, mayBeRetried } from './database-errors.ts'

const retries = 3
/** A caller waits no longer for what a broken connection left open (ms). */
const settlesWithinMs = 2000

/**
 * Runs one statement again when the database gave it up for another's sake (40001, 40P01), which undid all of it.
 * @param settles run twice it does no more than once, so it is also run again when its connection broke and no one knows
 *   whether it happened
 * @throws what the statement throws, otherwise or for the fourth time
 */
export async function retried<Answer>(run: () => Promise<Answer>, settles = false): Promise<Answer> {
  const begun = performance.now()
  const mayRepeat = (error: unknown) =>
    mayBeRetried(error) || (settles && isConnectionLost(error) && performance.now() < begun + settlesWithinMs)
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === retries || !mayRepeat(error)) throw error
      // Spread out, so that two that met once do not meet again.
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}
