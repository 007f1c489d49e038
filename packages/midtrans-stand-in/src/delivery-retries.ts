import type { DeliveryAnswer } from './records.ts'

/** Retries of a notification per response: https://docs.midtrans.com/docs/https-notification-webhooks */

/** Number of retries after a response; 0 for delivered or given up. */
export function retriesAfter(answer: DeliveryAnswer): number {
  if (typeof answer !== 'number') return answer === 'too-many-redirects' ? 0 : 5
  if (answer >= 200 && answer < 300) return 0
  switch (answer) {
    case 500:
      return 1
    case 503:
      return 4
    case 400:
    case 404:
      return 2
    case 301:
    case 302:
    case 303:
      return 0
    default:
      return 5
  }
}

export const isDelivered = (answer: DeliveryAnswer): boolean =>
  typeof answer === 'number' && answer >= 200 && answer < 300

/** Redirects that keep method and body; a notification follows at most five of them. */
export const isFollowed = (answer: number): boolean => answer === 307 || answer === 308
export const maxRedirects = 5

const minute = 60_000
const intervalsMs = [2, 10, 30, 90, 210].map((minutes) => minutes * minute)

/**
 * The wait before retry number `retry` (1 to 5), in milliseconds. Each interval is randomly shortened; the min share
 * comes from the first retry, which can be after 33 s.
 */
export function waitBefore(retry: number, fraction: number, scale: number): number {
  const interval = intervalsMs[retry - 1] ?? intervalsMs[intervalsMs.length - 1] ?? minute
  const shortestShare = 33 / 120
  return interval * (shortestShare + (1 - shortestShare) * fraction) * scale
}
