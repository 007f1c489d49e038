/** Midtrans's formats of money and time. */

/** Whole rupiah as the two-decimal string of notifications and status bodies: 58000 gives "58000.00". */
export const wireAmount = (rupiah: number): string => `${rupiah}.00`

const jakartaOffsetMs = 7 * 60 * 60 * 1000

/** Unix time in milliseconds as WIB without offset: "2026-01-01 07:01:00". */
export function wireTime(epochMs: number): string {
  // Jakarta is UTC+7 all year, so the shifted time is formatted as UTC.
  return new Date(epochMs + jakartaOffsetMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** Parses "yyyy-MM-dd HH:mm:ss +0700" (the format of `expiry.start_time`) to milliseconds, or undefined. */
export function readWireTime(text: string): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{2}):?(\d{2})$/.exec(text)
  if (!match) return undefined
  const [, day, time, hours, minutes] = match
  const epochMs = Date.parse(`${day}T${time}${hours}:${minutes}`)
  return Number.isNaN(epochMs) ? undefined : epochMs
}
