import type { AttemptState } from '@dimsum/domain/payment-attempt'

/**
 * When the provider is asked about an attempt although no message came (decision 0011). Pure; times in
 * milliseconds.
 */

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Ages of an unpaid attempt at which it is looked at; after the last of these, every hour. */
const firstAges = [1, 2, 5, 15, 60].map((minutes) => minutes * minuteMs)
/** Account numbers live 24 hours; two more for a bank that is slow to tell. */
export const watchedForMs = 26 * hourMs
/** After its end an attempt is looked at once more, when the provider has surely noticed. */
export const graceMs = 2 * minuteMs

/** After a payment: banks take some back within minutes, and a day later the books are closed. */
const agesAfterPayment = [2 * minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 24 * hourMs]

export type Watched = {
  state: AttemptState
  /** How long ago the attempt was made. */
  ageMs: number
  /** How long ago it was paid; null when it was not. */
  paidAgeMs: number | null
  /** How long until nobody can pay it any more, negative when past; null when not known. */
  leftMs: number | null
}

/** Milliseconds until the next question; null when the last one has been asked. */
export const waitBeforeNextCheck = (attempt: Watched): number | null => {
  if (attempt.state === 'reversed') return null
  if (attempt.state === 'paid') {
    const paidAgeMs = attempt.paidAgeMs ?? attempt.ageMs
    return untilNext(agesAfterPayment, paidAgeMs)
  }
  const { ageMs, leftMs } = attempt
  if (ageMs >= watchedForMs) return null
  const scheduled = untilNext(firstAges, ageMs) ?? hourMs - (ageMs % hourMs)
  if (leftMs === null) return scheduled
  const untilEnd = leftMs + graceMs
  return untilEnd <= 0 ? null : Math.min(scheduled, untilEnd)
}

/** What is over and still called pending is slow, not lost: after its end the provider is asked at these distances, then daily. */
const agesAfterEnd = [15, 30, 60, 120, 240, 480, 960, 1440].map((minutes) => minutes * minuteMs)

/**
 * Milliseconds until the next question about an attempt the provider calls pending although its time is over: it may
 * still be paid, and holds the goods of its order until it ends.
 */
export const waitWhilePending = ({ ageMs, leftMs }: Pick<Watched, 'ageMs' | 'leftMs'>): number => {
  const overMs = leftMs === null ? ageMs - watchedForMs : -leftMs
  return untilNext(agesAfterEnd, overMs) ?? 24 * hourMs
}

const untilNext = (ages: readonly number[], ageMs: number): number | null => {
  const next = ages.find((age) => age > ageMs)
  return next === undefined ? null : next - ageMs
}
