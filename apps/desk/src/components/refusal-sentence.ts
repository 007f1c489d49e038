import type { Said } from '@dimsum/ui/say.tsx'
import { ApiError, errorSentence } from '@dimsum/web/api/api-error.ts'
import { tooManyFor } from '@dimsum/words/refusals'
import { type Sentence, textOf } from '@dimsum/words/sentence'

/** «Too many tries» with the minutes to wait, where the server named them. */
export function waitSentence(error: unknown): Sentence | undefined {
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === undefined) return undefined
  return tooManyFor(Math.max(1, Math.ceil(error.retryAfter / 60)))
}

/** What was wrong with one field of a refused call; `undefined` where it was right. */
export const issueAt = (error: unknown, path: string): string | undefined =>
  error instanceof ApiError ? error.issues.find((issue) => issue.path === path)?.message : undefined

/**
 * What is said of a call that failed, in the reader's language; the server's own text where that is hers.
 * @param options.known the sentences that the server takes its texts for this call from
 * @param options.otherwise said when no answer of the shop came
 */
export function refusalSentence(
  error: Error,
  { known = [], otherwise = error.message }: { known?: readonly Sentence[]; otherwise?: Said } = {},
): Said {
  const wait = waitSentence(error)
  if (wait && error instanceof ApiError)
    return { ...wait, [error.language]: error.message, byDefault: error.language }
  return known.find((said) => textOf(said, 'default') === error.message) ?? errorSentence(error, otherwise)
}
