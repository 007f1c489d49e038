const secondMs = 1000
const hourMs = 3_600 * secondMs

/** Max age of an event to send a message about. */
export const maxMessageAgeMs = 24 * hourMs

/** The pause (ms) after so many undelivered attempts: 10 s, tripled each time, at most 1 h. */
export const retryPauseMs = (attempts: number): number =>
  Math.min(hourMs, 10 * secondMs * 3 ** (attempts - 1))
