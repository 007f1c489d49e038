import type { ErrorAnswer } from '@dimsum/contract/errors'
import { sentenceOfDeskMessage } from '@dimsum/words/desk/message-sentence'
import { refusals, tooManyFor } from '@dimsum/words/refusals'
import {
  type Language,
  type LanguageChoice,
  languageOf,
  type Message,
  type Sentence,
} from '@dimsum/words/sentence'
import { orderRefusals } from '@dimsum/words/server/desk'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable, sqlStateOf } from '../db/database-errors.ts'
import { codeOfStatus, statusOf } from './error-status.ts'
import { type RefusedField, ShopError } from './shop-error.ts'

/** Seconds of `Retry-After` when a dependency is down for an unknown time. */
const retrySeconds = 2

const statusCodeOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/** The SQLSTATE for text about an order whose personal data is erased (migrations/baseline/erasure.sql). */
const wordsOfErased = 'DS003'

/** "/items/0/quantity" of the validator becomes "items.0.quantity". */
const dotted = (instancePath: string) => instancePath.slice(1).replaceAll('/', '.')

/**
 * Converts any thrown value to a ShopError. An invalid path parameter is 404 (docs/security.md, T41); every other
 * validation error is 400 with every broken field. An unexpected error is `internal`, and its own message stays in the
 * log.
 */
export const toShopError = (error: unknown): ShopError => {
  if (error instanceof ShopError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params') return new ShopError('not-found')
    const issues: RefusedField[] = error.validation.map((issue) => ({
      path: dotted(issue.instancePath),
      message: issue.message ?? 'Invalid input',
    }))
    return new ShopError('validation', issues[0]?.message, { issues })
  }
  if (sqlStateOf(error) === wordsOfErased) return new ShopError('conflict', orderRefusals.erased)
  if (isDatabaseUnavailable(error)) return new ShopError('unavailable', '', { cause: error })
  return new ShopError(codeOfStatus(statusCodeOf(error)), '', { cause: error })
}

/** The reader of a response. */
export type Reader = {
  /** Language of the calling screen, used while the device chose none. */
  screen: Language
  choice: LanguageChoice
}

export type Refusal = {
  status: number
  retryAfterSeconds: number | undefined
  /** Of the message, for `Content-Language`. */
  language: Language
  body: ErrorAnswer
}

/** The default message of a code. */
const sentenceFor = ({ code, retryAfterSeconds }: ShopError, screen: Language): Sentence => {
  const isCounted = code === 'too-many' && retryAfterSeconds !== undefined
  const { id, en } = isCounted ? tooManyFor(Math.max(1, Math.ceil(retryAfterSeconds / 60))) : refusals[code]
  return { id, en, byDefault: screen }
}

/** A schema's message is plain text; a reader who chose a language gets its translation. */
const shownTo = ({ screen, choice }: Reader, message: Message): { text: string; language: Language } => {
  const known = typeof message === 'string' && choice !== 'default' ? sentenceOfDeskMessage(message) : message
  if (typeof known === 'string') return { text: known, language: screen }
  const language = languageOf(known, choice)
  return { text: known[language], language }
}

/** Texts in `details` are values or the provider's own messages. */
const textFor = (reader: Reader, details: Message) =>
  typeof details === 'string' ? details : shownTo(reader, details).text

/** The status and body for an error, in the reader's language. */
export const refusalOf = (error: ShopError, reader: Reader, requestId: string): Refusal => {
  const status = statusOf[error.code]
  const { text, language } = shownTo(reader, error.userMessage || sentenceFor(error, reader.screen))
  const body: ErrorAnswer = { message: text, code: error.code }
  if (error.details !== undefined) body.details = textFor(reader, error.details)
  if (error.issues !== undefined) {
    body.issues = error.issues.map(({ path, message }) => ({ path, message: shownTo(reader, message).text }))
  }
  if (error.sale) Object.assign(body, error.sale)
  if (status >= 500) body.requestId = requestId
  const retryAfterSeconds = error.retryAfterSeconds ?? (status === 503 ? retrySeconds : undefined)
  return { status, retryAfterSeconds, language, body }
}
