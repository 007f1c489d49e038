import type { Said } from '@dimsum/ui/say.tsx'
import { ApiError, errorSentence } from '@dimsum/web/api/api-error.ts'
import { tooManyFor } from '@dimsum/words/refusals'
import { type Sentence, textOf } from '@dimsum/words/sentence'

/** «Too many tries» with the minutes to wait, where the server named them. */
export function waitSentence(error: unknown): Sentence | undefined {
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === undefined) return undefined
  return tooManyFor(Math.max(1, Math.ceil(error.retryAfter / 60)))
}

/**
 * What is said of a call that failed, in the reader's language; the server's own text where that is hers.
 * @param known the sentences that the server takes its texts for this call from
 */
export function refusalSentence(error: Error, known: readonly Sentence[] = []): Said {
  const wait = waitSentence(error)
  if (wait && error instanceof ApiError)
    return { ...wait, [error.language]: error.message, byDefault: error.language }
  return (
    known.find((said) => textOf(said, 'default') === error.message) ?? errorSentence(error, error.message)
  )
}
