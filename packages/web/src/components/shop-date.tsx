import { formatTime } from '@dimsum/domain/wib-date'
import { Say } from '@dimsum/ui/say.tsx'
import { dates } from '@dimsum/words/dates'

const formats = {
  /** `21 November 2026`: invoice and label. */
  long: dates.long,
  /** `21 Nov 2026, 14:30`: tracking. */
  'short-time': dates.moment,
  /** `14:30` */
  time: formatTime,
  /** `21 Nov 2026, 14:00 WIB` */
  deadline: dates.deadline,
}

/** A time in WIB, whatever the device's time zone. `at` is ISO 8601 in UTC. */
export function ShopDate({ at, format }: { at: string; format: keyof typeof formats }) {
  return <Say.time dateTime={at}>{formats[format](at)}</Say.time>
}
