const secondMs = 1000
const hourMs = 3_600 * secondMs

/** News older than this is not sent any more. */
export const oldestMessageMs = 24 * hourMs

/** The pause (ms) after so many attempts that were certainly not delivered: 10 s, three times as long each time, at most 1 h. */
export const retryPauseMs = (attempts: number): number =>
  Math.min(hourMs, 10 * secondMs * 3 ** (attempts - 1))
