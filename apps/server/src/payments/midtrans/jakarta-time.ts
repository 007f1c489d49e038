/** Midtrans writes times in WIB (UTC+7) and omits the offset in what it sends. */

const offsetMs = 7 * 3_600_000

/** `2026-01-01 07:00:00 +0700`, the format of `expiry.start_time`. Milliseconds are dropped. */
export const toJakartaTime = (instant: Date): string => `${wallClock(instant)} +0700`

/** `2026-01-01 07:00:00`, the format of every time in a notification. */
export const wallClock = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 19).replace('T', ' ')

const form = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/

/** Parses `2026-01-01 07:00:00`; null for anything else. */
export const fromJakartaTime = (text: string | undefined): Date | null => {
  const match = form.exec(text ?? '')
  if (!match) return null
  const instant = new Date(`${match[1]}T${match[2]}+07:00`)
  return Number.isNaN(instant.getTime()) ? null : instant
}
