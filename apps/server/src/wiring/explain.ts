import { StartProblem } from '../platform/config/start-problem.ts'
import { isConnectionLost } from '../platform/db/database-errors.ts'

/** Why a command failed, in sentences for the person who gave it. */
export const explain = (error: unknown): string => {
  if (error instanceof StartProblem) return error.sentences.trim()
  if (isConnectionLost(error)) return 'The database does not answer. Start it, or check DATABASE_URL.'
  return String(error)
}
