import { readClock } from './read-clock.ts'

/**
 * Parses a typed time window to `09:00-11:00`: `9-11`, `9.30 – 11`. Other text stays as it is, and the form rejects it.
 */
export function readWindow(typed: string): string {
  const [from = '', until, ...more] = typed.split(/[-–—]/)
  return until === undefined || more.length > 0 ? typed.trim() : `${readClock(from)}-${readClock(until)}`
}
