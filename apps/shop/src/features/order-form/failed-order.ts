import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { isTransientError } from '@dimsum/web/api/retry.ts'
import type { Message } from '@dimsum/words/sentence'
import { orderFailure } from '@dimsum/words/shop/order-failure'
import { fieldOfIssue } from './order-fields.ts'

/** A changed price is no error: the customer decides again. */
const isPriceChange = (error: unknown) => error instanceof ApiError && error.code === 'stale'

/**
 * What the customer reads.
 * @param isCodeUncounted a promotion code was typed, but the total does not include it yet
 */
export const failureOf = (error: unknown, isCodeUncounted: boolean) => ({
  title: isPriceChange(error) ? orderFailure.changedTitle : orderFailure.title,
  text: failureText(error, isCodeUncounted),
  next: nextStep(error),
})

/** Suggests another press only if it can succeed. */
function nextStep(error: unknown) {
  if (!(error instanceof ApiError) || isTrapped(error)) return orderFailure.tryAgain
  if (isPriceChange(error)) return orderFailure.agree
  if (error.issues.length > 0) return orderFailure.correct
  const { status, retryAfter } = error
  if (retryAfter !== undefined && !isTransientError(error))
    return orderFailure.tryAgainIn(Math.ceil(retryAfter / 60))
  return status >= 400 && status < 500 && status !== 429 ? orderFailure.kept : orderFailure.tryAgain
}

/** The server's message, or a default (product.md section 8). */
const failureText = (error: unknown, isCodeUncounted: boolean): Message =>
  isCodeUncounted && isPriceChange(error) ? orderFailure.codeCounted : errorMessage(error, orderFailure.text)

/** The honeypot was not empty. */
export const isTrapped = (error: unknown) =>
  error instanceof ApiError && error.issues.some(({ path }) => path === 'website')

/** Server issues by form field. */
export function issuesByField(error: unknown) {
  if (!(error instanceof ApiError)) return []
  return error.issues.flatMap(({ path, message }) => {
    const field = fieldOfIssue(path)
    return field && document.getElementById(field) ? [{ field, message }] : []
  })
}
