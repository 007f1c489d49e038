import type { ErrorCode, ErrorIssue, SaleReason } from '@dimsum/contract/errors'
import { sentenceOfMessage } from '@dimsum/words/message-sentence'
import { refusals } from '@dimsum/words/refusals'
import { inReadersLanguage, type Language, type Message, textOf } from '@dimsum/words/sentence'

/** A failed call, with a message that a screen can show. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 without a response. */
  readonly status: number
  /**
   * The server's error code; `offline` without a response, `timeout` after the deadline, `unknown` when the response
   * did not come from the shop's server.
   */
  readonly code: ErrorCode | 'offline' | 'timeout' | 'unknown'
  /** Details of the cause, for example from Midtrans. */
  readonly details: string | undefined
  /** Why a package cannot be ordered. */
  readonly reason: SaleReason | undefined
  /** Fields that failed validation. */
  readonly issues: readonly ErrorIssue[]
  /** Seconds to wait before the next try, if the server sent `Retry-After`. */
  readonly retryAfter: number | undefined

  /** The client's own sentence, or the server's message. */
  readonly userMessage: Message
  /** Language of the server's message. */
  readonly language: Language

  constructor(
    message: Message,
    about: {
      status: number
      code: ApiError['code']
      language?: Language | undefined
      details?: string | undefined
      reason?: SaleReason | undefined
      issues?: readonly ErrorIssue[] | undefined
      retryAfter?: number | undefined
    },
  ) {
    super(typeof message === 'string' ? message : textOf(message, 'default'))
    this.userMessage = message
    this.language = about.language ?? 'id'
    this.status = about.status
    this.code = about.code
    this.details = about.details
    this.reason = about.reason
    this.issues = about.issues ?? []
    this.retryAfter = about.retryAfter
  }
}

/**
 * Message of a failure for the screen: the shop's own sentence, or `otherwise`. A proxy's error page or a bug in the
 * screen has no message for customers.
 */
export function errorMessage(error: unknown, otherwise?: Message): Message {
  if (!isApiError(error))
    return otherwise || (isUnavailable(error) ? refusals.unavailable : refusals.internal)
  const { userMessage, language } = error
  const known = typeof userMessage === 'string' ? sentenceOfMessage(userMessage) : userMessage
  return typeof known === 'string' ? inReadersLanguage(known, language) : known
}

const isUnavailable = (error: unknown) => error instanceof ApiError && [502, 503, 504].includes(error.status)

const isApiError = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code !== 'unknown' && error.message !== ''

/** What the call was about does not exist, so that another try is pointless. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404
