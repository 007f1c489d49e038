import { isConnectionLost } from '../db/database-errors.ts'
import { StartProblem } from '../start-problem.ts'

/** Why a command failed, in sentences for the person who gave it. */
export const explain = (error: unknown): string => {
  if (error instanceof StartProblem) return error.sentences.trim()
  if (isConnectionLost(error)) return 'The database does not answer. Start it, or check DATABASE_URL.'
  return String(error)
}
