import type { ErrorAnswer, ErrorIssue } from '@dimsum/contract/errors'
import type { Language } from '@dimsum/words/sentence'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable, sqlStateOf } from '../db/database-errors.ts'
import { sentenceOf, waitSentence } from './error-sentences.ts'
import { codeOfStatus, statusOf } from './error-status.ts'
import { ShopError } from './shop-error.ts'

/** Seconds a client is asked to wait when a part is down, for an unknown time. */
const retrySeconds = 2

const statusCodeOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/** The database refuses words about an order whose personal data is gone (migration 0010). */
const wordsOfErased = 'DS003'
const noWordsAnyMore = 'Data pribadi pesanan ini sudah dihapus. Catatan dan alasan tidak bisa ditulis lagi.'

/** "/items/0/quantity" of the validator becomes "items.0.quantity". */
const dotted = (instancePath: string) => instancePath.slice(1).replaceAll('/', '.')

/**
 * Any thrown thing becomes one of the shop's errors. A schema failure in the path is a thing that does
 * not exist (docs/security.md, T41); everywhere else it is 400 with every broken field. An unexpected error is
 * `internal`, and its own words stay in the log.
 */
export const toShopError = (error: unknown): ShopError => {
  if (error instanceof ShopError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params') return new ShopError('not-found')
    const issues: ErrorIssue[] = error.validation.map((issue) => ({
      path: dotted(issue.instancePath),
      message: issue.message ?? 'Invalid input',
    }))
    return new ShopError('validation', issues[0]?.message, { issues })
  }
  if (sqlStateOf(error) === wordsOfErased) return new ShopError('conflict', noWordsAnyMore)
  if (isDatabaseUnavailable(error)) return new ShopError('unavailable', '', { cause: error })
  return new ShopError(codeOfStatus(statusCodeOf(error)), '', { cause: error })
}

export type Refusal = { status: number; retryAfterSeconds: number | undefined; body: ErrorAnswer }

const sentenceFor = ({ code, retryAfterSeconds }: ShopError, language: Language): string =>
  code === 'too-many' && retryAfterSeconds !== undefined
    ? waitSentence(retryAfterSeconds, language)
    : sentenceOf[code][language]

/** The status and body for an error, in the language of the screen that asked. */
export const refusalOf = (error: ShopError, language: Language, requestId: string): Refusal => {
  const status = statusOf[error.code]
  const body: ErrorAnswer = { message: error.message || sentenceFor(error, language), code: error.code }
  if (error.details !== undefined) body.details = error.details
  if (error.issues !== undefined) body.issues = error.issues
  if (status >= 500) body.requestId = requestId
  const retryAfterSeconds = error.retryAfterSeconds ?? (status === 503 ? retrySeconds : undefined)
  return { status, retryAfterSeconds, body }
}
