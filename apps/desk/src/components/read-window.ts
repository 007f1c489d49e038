import { readClock } from './read-clock.ts'

/** A time of a day as people type it, as `09:00-11:00`: `9-11`, `9.30 – 11`. Anything else stays as it is, and the form says so. */
export function readWindow(typed: string): string {
  const [from = '', until, ...more] = typed.split(/[-–—]/)
  return until === undefined || more.length > 0 ? typed.trim() : `${readClock(from)}-${readClock(until)}`
}
