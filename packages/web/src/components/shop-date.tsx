import { formatDateLong, formatDateTimeShort, formatDeadline, formatTime } from '@dimsum/domain/wib-date'

const formats = {
  /** `21 November 2026`: invoice and label. */
  long: formatDateLong,
  /** `21 Nov 2026, 14:30`: tracking. */
  'short-time': formatDateTimeShort,
  /** `14:30` */
  time: formatTime,
  /** `21 Nov 2026, 14:00 WIB` */
  deadline: formatDeadline,
}

/** A moment on Jakarta's clock, whatever the device says. `at` is ISO 8601 in UTC. */
export function ShopDate({ at, format }: { at: string; format: keyof typeof formats }) {
  return <time dateTime={at}>{formats[format](at)}</time>
}
