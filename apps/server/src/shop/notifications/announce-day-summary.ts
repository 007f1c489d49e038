import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { weeklyHours } from '@dimsum/domain/opening-hours'
import { wallClockMs } from '@dimsum/domain/wall-clock'
import { startOfWibDay, wibDay, wibWeekday } from '@dimsum/domain/wib-date'
import { findLastRestore } from '../../platform/backup/last-restore.queries.ts'
import type { Db } from '../../platform/db/connection.ts'
import { addOutboxEvent } from '../../platform/outbox/outbox-events.queries.ts'

type Hours = Pick<ShopSettings, 'weekdayHours' | 'weekendHours'>

/**
 * Adds the day's summary to the outbox after closing time, once per day in all processes. A shop that was down at
 * closing time does so when it is back, before midnight WIB. A shop restored after closing time does not, because it
 * may have sent the summary before it was lost.
 */
export const announceDaySummary = async (
  db: Db,
  now: Date,
  { weekdayHours, weekendHours }: Hours,
): Promise<void> => {
  const day = wibDay(now)
  const hours = weeklyHours(weekdayHours, weekendHours)[wibWeekday(day)]
  if (hours === null) return
  const closedAt = startOfWibDay(day).getTime() + wallClockMs(hours.closes)
  if (now.getTime() < closedAt) return
  if (((await findLastRestore(db))?.getTime() ?? 0) >= closedAt) return
  await addOutboxEvent(db, { topic: 'day-summary', key: `day-summary ${day}`, data: { day } })
}
