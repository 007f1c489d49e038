import { formatTime, wibDay } from '@dimsum/domain/wib-date'

/** A `datetime-local` field has no zone; ours shows Jakarta's clock, whatever the device's is. */

/** `2026-11-21T15:30` for a moment. */
export const toWallClock = (moment: string): string => `${wibDay(moment)}T${formatTime(moment)}`

/** The moment, ISO 8601 in UTC, or null while the field is empty or half filled. */
export function fromWallClock(text: string): string | null {
  const moment = new Date(`${text.slice(0, 16)}:00+07:00`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
