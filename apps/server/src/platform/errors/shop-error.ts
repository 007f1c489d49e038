import type { ErrorCode, ErrorIssue } from '@dimsum/contract/errors'

type ErrorExtras = {
  /** The underlying reason in words a customer may read, for example the provider's. */
  details?: string
  issues?: ErrorIssue[]
  /** Whole seconds after which asking again makes sense; becomes `Retry-After`. */
  retryAfterSeconds?: number
  /** For the log only. */
  cause?: unknown
}

/**
 * The way a use-case refuses. `code` is one of the contract's and is mapped to a status in
 * `platform/errors/error-status.ts`; `message` goes to the screen, in that screen's language. Without a message
 * the fixed sentence of the code is shown (`platform/errors/error-sentences.ts`).
 */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly details: string | undefined
  readonly issues: ErrorIssue[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message = '', extras: ErrorExtras = {}) {
    super(message, extras.cause === undefined ? undefined : { cause: extras.cause })
    this.name = 'ShopError'
    this.code = code
    this.details = extras.details
    this.issues = extras.issues
    this.retryAfterSeconds = extras.retryAfterSeconds
  }
}

/** A refused field outside the schema, for example a total that does not fit the order: 400. */
export const invalidField = (path: string, message: string): ShopError =>
  new ShopError('validation', message, { issues: [{ path, message }] })
