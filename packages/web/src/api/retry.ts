import { ApiError } from './api-error.ts'

/**
 * Retry policy for idempotent requests, such as an order with its key. Of the queries only the shop's configuration is
 * retried (product.md section 9), and a refresh of shown data (query-client.ts).
 */

export const maxRetries = 4

const waitsMs = [500, 1000, 2000, 4000] as const
const maxWaitMs = 4000

const passingTroubles: readonly number[] = [429, 502, 503, 504]

/** For `useMutation`'s `retry`; `failures` is the number of failed tries before this one. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && isTransientError(error)
}

/** No response, or a temporary error. Other errors would fail again. */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  // A timeout was long enough; the user decides about the next try.
  if (error.code === 'timeout') return false
  if (error.status === 0) return isOnline()
  if (!passingTroubles.includes(error.status)) return false
  // `Retry-After` is longer than a user should wait, so the error is shown.
  return error.retryAfter === undefined || error.retryAfter * 1000 <= maxWaitMs
}

/**
 * Milliseconds before try number `failures + 2`: 0.5, 1, 2, 4 s with 20 % jitter, so that many phones do not retry at
 * once; never less than `Retry-After`.
 */
export function retryDelayMs(failures: number, error: unknown, random: () => number = Math.random): number {
  const wait = waitsMs[failures] ?? maxWaitMs
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(asked, Math.round(wait * (0.8 + 0.4 * random())))
}

/** A device that is known to be offline fails at once. */
export function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false
}
