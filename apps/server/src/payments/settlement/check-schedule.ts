import type { AttemptState } from '@dimsum/domain/payment-attempt'

/**
 * When the provider is asked about an attempt although no message came (decisions 0011, 0040). Every state has an end or
 * a growing pause. Pure; times in milliseconds.
 */

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Ages of an unpaid attempt at which it is looked at; after the last of these, every hour. */
const firstAges = [1, 2, 5, 15, 60].map((minutes) => minutes * minuteMs)
/** Account numbers live 24 hours; two more for a bank that is slow to tell. */
export const watchedForMs = 26 * hourMs
/** After its end an attempt is looked at once more, when the provider has surely noticed. */
export const graceMs = 2 * minuteMs

/** After a payment: banks take some back within minutes, and a day later the books are closed. */
const agesAfterPayment = [2 * minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, dayMs]

/**
 * After a signed message that the provider's own answer did not confirm. A bank takes back within 1 to 5 minutes of the
 * settlement (docs.midtrans.com, "Transaction Status Cycle"), and a message may be up to 6 hours on its way (its five
 * repeats, "HTTP(S) Notification / Webhooks"): by the next day the provider's answer speaks of it.
 */
const agesAfterDoubt = [
  ...[1, 2, 5, 15].map((minutes) => minutes * minuteMs),
  ...[1, 6, 24].map((hours) => hours * hourMs),
]

export type Watched = {
  state: AttemptState
  /** How long ago the attempt was made. */
  ageMs: number
  /** How long ago it was paid; null when it was not. */
  paidAgeMs: number | null
  /** How long until it can no longer be paid, negative when past; null when not known. */
  leftMs: number | null
  /** How long ago the latest message came that the provider did not confirm; null when there is none. */
  doubtAgeMs: number | null
}

/** Milliseconds until the next question; null when the last one has been asked. */
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

/** What is over and still called pending is slow, not lost: after its end the provider is asked at these distances, then daily. */
const agesAfterEnd = [15, 30, 60, 120, 240, 480, 960, 1440].map((minutes) => minutes * minuteMs)

/**
 * Milliseconds until the next question about an attempt the provider calls pending although its time is over: it may
 * still be paid, and holds the goods of its order until it ends.
 */
export const waitWhilePending = ({ ageMs, leftMs }: Pick<Watched, 'ageMs' | 'leftMs'>): number => {
  const overMs = leftMs === null ? ageMs - watchedForMs : -leftMs
  return untilNext(agesAfterEnd, overMs) ?? dayMs
}

const untilNext = (ages: readonly number[], ageMs: number): number | null => {
  const next = ages.find((age) => age > ageMs)
  return next === undefined ? null : next - ageMs
}

/** Why a question did not bring an attempt to rest, with the first pause before the next one. */
const firstPause = {
  /** The provider did not answer: soon again. */
  silent: minuteMs,
  /** It refused the question, and will for a while. */
  refused: hourMs,
  /** It did not end what must not be paid any more. */
  'cancel-failed': minuteMs,
} as const
export type Trouble = keyof typeof firstPause

/** While an attempt may be paid, a provider that is back is asked within this time. */
const mostSilenceMs = 15 * minuteMs

/**
 * Milliseconds until the next question when the `times`-th in a row did not bring the attempt to rest: each pause is
 * twice the one before, up to a day.
 */
export const pauseAfter = (trouble: Trouble, times: number, ageMs: number): number => {
  const most = trouble === 'silent' && ageMs < watchedForMs ? mostSilenceMs : dayMs
  return Math.min(firstPause[trouble] * 2 ** Math.min(Math.max(times, 1) - 1, 30), most)
}
