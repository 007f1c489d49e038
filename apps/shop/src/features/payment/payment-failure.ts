import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import type { Message } from '@dimsum/words/sentence'
import { paymentFailure } from '@dimsum/words/shop/payment-outcome'

/** Text of 'Payment Error' when a payment could not be created (product.md section 8). */
export function paymentFailureText(error: unknown): Message {
  const answer = error instanceof ApiError ? error : null
  if (names(answer, 401)) return paymentFailure.notAuthorised
  if (names(answer, 400)) return paymentFailure.invalid
  return answer?.details || paymentFailure.notCreated
}

/**
 * The server's own reason, shown below the fixed text: for example that the order is already paid. Null when the
 * response did not come from the shop's server.
 */
export function paymentFailureReason(error: unknown): Message | null {
  return error instanceof ApiError && error.code !== 'unknown' ? errorMessage(error, error.message) : null
}

/**
 * Whether the error has this status or a message that names it (`401: …`). An amount such as `Rp 400.000` is no status.
 */
function names(error: ApiError | null, status: 400 | 401): boolean {
  if (!error) return false
  return error.status === status || new RegExp(`(?<![\\d.,])${status}(?![\\d]|[.,]\\d)`).test(error.message)
}
