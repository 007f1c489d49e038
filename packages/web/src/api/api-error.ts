import type { ErrorCode, ErrorIssue } from '@dimsum/contract/errors'
import { sentenceOfMessage } from '@dimsum/words/message-sentence'
import { refusals } from '@dimsum/words/refusals'
import { inReadersLanguage, type Language, type Sentence, textOf } from '@dimsum/words/sentence'

/** A call that did not succeed, in words a screen may show. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number
  /**
   * The server's reason, `offline` when no answer came, `timeout` when none came in time, `unknown` when the answer was not
   * the shop's own.
   */
  readonly code: ErrorCode | 'offline' | 'timeout' | 'unknown'
  /** More about the cause, from the payment provider for example. */
  readonly details: string | undefined
  /** Which fields broke which rule. */
  readonly issues: readonly ErrorIssue[]
  /** Seconds to wait before trying again, when the server named them. */
  readonly retryAfter: number | undefined

  /** The sentence of the client's own message, or the server's text. */
  readonly said: Sentence | string
  /** Language of the server's text. */
  readonly language: Language

  constructor(
    message: Sentence | string,
    about: {
      status: number
      code: ApiError['code']
      language?: Language | undefined
      details?: string | undefined
      issues?: readonly ErrorIssue[] | undefined
      retryAfter?: number | undefined
    },
  ) {
    super(typeof message === 'string' ? message : textOf(message, 'default'))
    this.said = message
    this.language = about.language ?? 'id'
    this.status = about.status
    this.code = about.code
    this.details = about.details
    this.issues = about.issues ?? []
    this.retryAfter = about.retryAfter
  }
}

/**
 * What a screen says about a failure: the shop's own sentence, or the screen's words when there is none. A proxy's page
 * or a fault of the screen is no sentence for a customer.
 */
export function errorMessage(error: unknown, otherwise?: Sentence | string): Sentence | string {
  if (!isSaid(error)) return otherwise || (isUnavailable(error) ? refusals.unavailable : refusals.internal)
  const { said, language } = error
  const known = typeof said === 'string' ? sentenceOfMessage(said) : said
  return typeof known === 'string' ? inReadersLanguage(known, language) : known
}

const isUnavailable = (error: unknown) => error instanceof ApiError && [502, 503, 504].includes(error.status)

const isSaid = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== 'unknown' && error.message !== ''
