import type { ErrorCode, SaleReason } from '@dimsum/contract/errors'
import type { BothLanguages } from '@dimsum/domain/menu'
import { type Message, textOf } from '@dimsum/words/sentence'

/** One refused field; `path` as in the contract's `ErrorIssue`. */
export type RefusedField = { path: string; message: Message }

type ErrorExtras = {
  /** The cause in words that a customer may read, for example the provider's. */
  details?: Message | undefined
  issues?: RefusedField[]
  /** The package that cannot be ordered, with the reason, the choice concerned and the end date, if any. */
  sale?: { reason: SaleReason; packageType: string; choice?: BothLanguages; until?: string }
  /** Whole seconds until a retry makes sense; becomes `Retry-After`. */
  retryAfterSeconds?: number
  /** For the log only. */
  cause?: unknown
}

/**
 * How a use case refuses. `code` is one of the contract's and is mapped to a status in
 * `platform/errors/error-status.ts`; `userMessage` is the message in the reader's language. Without it the default message of
 * the code is used (`refusals` of `packages/words`).
 */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly userMessage: Message
  readonly details: Message | undefined
  readonly issues: RefusedField[] | undefined
  readonly sale: ErrorExtras['sale']
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, userMessage: Message = '', extras: ErrorExtras = {}) {
    const message = typeof userMessage === 'string' ? userMessage : textOf(userMessage, 'default')
    super(message, extras.cause === undefined ? undefined : { cause: extras.cause })
    this.name = 'ShopError'
    this.code = code
    this.userMessage = userMessage
    this.details = extras.details
    this.issues = extras.issues
    this.sale = extras.sale
    this.retryAfterSeconds = extras.retryAfterSeconds
  }
}

/** A refusal whose message is shown both for the whole form and at its field. */
export const refusedField = (code: ErrorCode, path: string, message: Message, details?: Message): ShopError =>
  new ShopError(code, message, { details, issues: [{ path, message }] })

/** A refused field outside the schema, for example a total that does not match the order: 400. */
export const invalidField = (path: string, message: Message): ShopError =>
  refusedField('validation', path, message)

/** A row that the call needs. @throws ShopError `not-found` when there is none */
export const orNotFound = <Row>(row: Row | undefined, message?: Message): Row => {
  if (row === undefined) throw new ShopError('not-found', message)
  return row
}
