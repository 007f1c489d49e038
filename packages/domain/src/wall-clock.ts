/** Times of day in the settings: `HH:mm` in WIB. */

/** A time of day, `08:00`; `24:00` is the end of the day. */
export type WallClock = string

const form = /^([01]\d|2[0-3]):([0-5]\d)$/

export function isWallClock(text: string): boolean {
  return form.test(text) || text === '24:00'
}

/** Milliseconds since midnight. Throws `RangeError` for a text that is not a time of day. */
export function wallClockMs(text: WallClock): number {
  if (!isWallClock(text)) throw new RangeError(`Not a time of day: "${text}"`)
  return (Number(text.slice(0, 2)) * 60 + Number(text.slice(3))) * 60_000
}
