import { ApiError } from './api-error.ts'

/**
 * When a request that may be repeated safely is repeated: an order with its key, for example. Data loading is never
 * repeated by itself (product.md section 9).
 */

/** Tries after the first one. */
export const maximumRetries = 4

const waitsMs = [500, 1000, 2000, 4000] as const
const longestWaitMs = 4000

const passingTroubles: readonly number[] = [429, 502, 503, 504]

/** For `useMutation`'s `retry`: `failures` is how many tries failed before this one. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maximumRetries && isPassingTrouble(error)
}

/** No answer at all, or one that says "later". A refusal stays a refusal however often it is asked for. */
export function isPassingTrouble(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  // The user has waited long enough for one try; the next one is hers.
  if (error.code === 'timeout') return false
  if (error.status === 0) return isOnline()
  if (!passingTroubles.includes(error.status)) return false
  // `Retry-After` is longer than the user should wait: show the error instead.
  return error.retryAfter === undefined || error.retryAfter * 1000 <= longestWaitMs
}

/**
 * Milliseconds before try number `failures + 2`: 0.5, 1, 2, 4 s, each up to a fifth shorter or longer so that many
 * phones do not come back at once; never less than the server asked for.
 */
export function retryDelayMs(failures: number, error: unknown, random: () => number = Math.random): number {
  const wait = waitsMs[failures] ?? longestWaitMs
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(asked, Math.round(wait * (0.8 + 0.4 * random())))
}

/** A device that knows it is offline fails at once; waiting would only look like work. */
export function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false
}
