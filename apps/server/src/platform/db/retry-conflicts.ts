import { setTimeout as wait } from 'node:timers/promises'
import { mayBeRetried } from './database-errors.ts'

const retries = 3

/**
 * Runs `work` again when the database aborted it for a conflict (40001, 40P01).
 * @throws what `work` throws otherwise, or for the fourth time
 */
export async function retryConflicts<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === retries || !mayBeRetried(error)) throw error
      // Random, so that two transactions do not conflict again.
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}
