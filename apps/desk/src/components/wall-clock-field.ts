/** Date and time inputs have no time zone. These functions use WIB, whatever the device's zone is. */

/** Parses `2026-11-21T15:30` to ISO 8601 in UTC; null while date or time is missing. */
export function fromWallClock(text: string): string | null {
  const moment = new Date(`${text.slice(0, 16)}:00+07:00`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
