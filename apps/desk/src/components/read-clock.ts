/**
 * Parses a typed time of day to `HH:mm`: `8`, `830`, `8.30`, `08:30`. Other text stays as it is, and the form rejects
 * it. `<input type="time">` is not used: it follows the browser's language and would show AM and PM.
 */
export function readClock(typed: unknown): string {
  const text = String(typed ?? '').trim()
  const [, hours = '', minutes = '00'] = clock.exec(text) ?? []
  return hours === '' || Number(hours) > 23 || Number(minutes) > 59
    ? text
    : `${hours.padStart(2, '0')}:${minutes}`
}

const clock = /^(\d{1,2})(?:[.:]?(\d{2}))?$/
