/**
 * A time of day as people type it, as `HH:mm`: `8`, `830`, `8.30`, `08:30`. Anything else stays as it is, and the form says so.
 * The browser's own field would show AM and PM to whoever has an English browser, whatever language the desk has.
 */
export function readClock(typed: unknown): string {
  const text = String(typed ?? '').trim()
  const [, hours = '', minutes = '00'] = clock.exec(text) ?? []
  return hours === '' || Number(hours) > 23 || Number(minutes) > 59
    ? text
    : `${hours.padStart(2, '0')}:${minutes}`
}

const clock = /^(\d{1,2})(?:[.:]?(\d{2}))?$/
