import type { Said } from '@dimsum/ui/say.tsx'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { paymentFailure } from '@dimsum/words/shop/payment-outcome'

/** What 'Payment Error' says when a payment could not be created (product.md section 8). */
export function paymentFailureText(error: unknown): Said {
  const answer = error instanceof ApiError ? error : null
  if (names(answer, 401)) return paymentFailure.notAuthorised
  if (names(answer, 400)) return paymentFailure.invalid
  return answer?.details || paymentFailure.notCreated
}

/**
 * What the shop itself says about it, to stand below the fixed text: that the order is paid already, say, or that the
 * connection is gone. Nothing when the answer was not the shop's own.
 */
export function paymentFailureReason(error: unknown): Said | null {
  return error instanceof ApiError && error.code !== 'unknown' ? errorMessage(error, error.message) : null
}

/** The status itself, or a message that speaks of it (`401: …`); an amount of `Rp 400.000` is no status. */
function names(error: ApiError | null, status: 400 | 401): boolean {
  if (!error) return false
  return error.status === status || new RegExp(`(?<![\\d.,])${status}(?![\\d]|[.,]\\d)`).test(error.message)
}
