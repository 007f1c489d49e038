import type { ErrorCode, ErrorIssue } from '@dimsum/contract/errors'
import type { Sentence } from '@dimsum/words/sentence'

/** A call that did not succeed, in words a screen may show. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number
  /** The server's reason, `offline` when no answer came, `unknown` when the answer was not the shop's own. */
  readonly code: ErrorCode | 'offline' | 'unknown'
  /** More about the cause, from the payment provider for example. */
  readonly details: string | undefined
  /** Which fields broke which rule. */
  readonly issues: readonly ErrorIssue[]
  /** Seconds to wait before trying again, when the server named them. */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    about: {
      status: number
      code: ApiError['code']
      details?: string | undefined
      issues?: readonly ErrorIssue[] | undefined
      retryAfter?: number | undefined
    },
  ) {
    super(message)
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
export function errorMessage<Otherwise extends Sentence | string>(
  error: unknown,
  otherwise: Otherwise,
): Otherwise | string {
  const isSaid = error instanceof ApiError && error.code !== 'unknown' && error.message !== ''
  return isSaid ? error.message : otherwise
}
