/** Fields for day and time have no zone; ours show Jakarta's clock, whatever the device's is. */

/** The moment of `2026-11-21T15:30`, ISO 8601 in UTC, or null while a part is missing. */
export function fromWallClock(text: string): string | null {
  const moment = new Date(`${text.slice(0, 16)}:00+07:00`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
