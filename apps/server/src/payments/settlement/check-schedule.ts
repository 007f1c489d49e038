import type { AttemptState } from '@dimsum/domain/payment-attempt'

/**
 * Schedule of status checks without a notification (decisions 0011, 0040). Every state has an end or a growing pause.
 * Pure; times in milliseconds.
 */

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Ages of an unpaid attempt at its first checks; then every hour. */
const firstAges = [1, 2, 5, 15, 60].map((minutes) => minutes * minuteMs)
/** Account numbers are valid for 24 hours; two more for a slow bank. */
export const watchedForMs = 26 * hourMs
/** One more check this long after the end, when the provider has certainly noticed the expiry. */
export const graceMs = 2 * minuteMs

/** After a payment: banks reverse some within minutes, and a day later the books are closed. */
const agesAfterPayment = [2 * minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, dayMs]

/**
 * After a signed notification that the provider's status did not confirm. A bank reverses a payment within 1 to 5
 * minutes of the settlement (docs.midtrans.com, "Transaction Status Cycle"), and a notification may be up to 6 hours
 * late (its five retries, "HTTP(S) Notification / Webhooks"): by the next day the provider's status includes it.
 */
const agesAfterDoubt = [
  ...[1, 2, 5, 15].map((minutes) => minutes * minuteMs),
  ...[1, 6, 24].map((hours) => hours * hourMs),
]

export type Watched = {
  state: AttemptState
  /** Since its creation. */
  ageMs: number
  /** Since its payment; null when unpaid. */
  paidAgeMs: number | null
  /** Until it expires, negative when it has; null when unknown. */
  leftMs: number | null
  /** Since the latest notification that the provider did not confirm; null when there is none. */
  doubtAgeMs: number | null
}

/** Milliseconds until the next check; null after the last one. */
export const waitBeforeNextCheck = (attempt: Watched): number | null => {
  const { state, ageMs, paidAgeMs, doubtAgeMs } = attempt
  if (state === 'reversed') return null
  const usual = state === 'paid' ? untilNext(agesAfterPayment, paidAgeMs ?? ageMs) : whileUnpaid(attempt)
  const doubt = doubtAgeMs === null ? null : untilNext(agesAfterDoubt, doubtAgeMs)
  return usual === null || doubt === null ? (usual ?? doubt) : Math.min(usual, doubt)
}

const whileUnpaid = ({ ageMs, leftMs }: Pick<Watched, 'ageMs' | 'leftMs'>): number | null => {
  if (ageMs >= watchedForMs) return null
  const scheduled = untilNext(firstAges, ageMs) ?? hourMs - (ageMs % hourMs)
  if (leftMs === null) return scheduled
  const untilEnd = leftMs + graceMs
  return untilEnd <= 0 ? null : Math.min(scheduled, untilEnd)
}

/** An expired payment that is still reported as pending is slow, not lost: checks after the end, then daily. */
const agesAfterEnd = [15, 30, 60, 120, 240, 480, 960, 1440].map((minutes) => minutes * minuteMs)

/**
 * Milliseconds until the next check of an expired attempt that the provider reports as pending: it may still be paid,
 * and reserves the order's goods until it ends.
 */
export const waitWhilePending = ({ ageMs, leftMs }: Pick<Watched, 'ageMs' | 'leftMs'>): number => {
  const overMs = leftMs === null ? ageMs - watchedForMs : -leftMs
  return untilNext(agesAfterEnd, overMs) ?? dayMs
}

const untilNext = (ages: readonly number[], ageMs: number): number | null => {
  const next = ages.find((age) => age > ageMs)
  return next === undefined ? null : next - ageMs
}

/** Why a check did not settle an attempt, with the first pause before the next one. */
const firstPause = {
  /** No answer: retry soon. */
  silent: minuteMs,
  /** The provider refused the request, and will for a while. */
  refused: hourMs,
  /** It did not end a payment that must not be paid any more. */
  'cancel-failed': minuteMs,
} as const
export type Trouble = keyof typeof firstPause

/** Max pause for an attempt that may still be paid, so that a recovered provider is asked soon. */
const maxSilenceMs = 15 * minuteMs

/**
 * Milliseconds until the next check after `times` consecutive checks that did not settle the attempt: each pause is
 * twice the one before, up to a day.
 */
export const pauseAfter = (trouble: Trouble, times: number, ageMs: number): number => {
  const most = trouble === 'silent' && ageMs < watchedForMs ? maxSilenceMs : dayMs
  return Math.min(firstPause[trouble] * 2 ** Math.min(Math.max(times, 1) - 1, 30), most)
}
