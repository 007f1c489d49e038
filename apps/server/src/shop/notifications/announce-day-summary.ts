import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { weeklyHours } from '@dimsum/domain/opening-hours'
import { wallClockMs } from '@dimsum/domain/wall-clock'
import { wibDay, wibTimeOfDayMs, wibWeekday } from '@dimsum/domain/wib-date'
import type { Db } from '../../platform/db/connection.ts'
import { addOutboxEvent } from '../../platform/outbox/outbox.queries.ts'

type Hours = Pick<ShopSettings, 'weekdayHours' | 'weekendHours'>

/**
 * Puts the day's summary into the outbox once the shop has closed, once a day however many processes look; a shop that was
 * down at closing time does so when it is back, before midnight in WIB.
 */
export const announceDaySummary = async (
  db: Db,
  now: Date,
  { weekdayHours, weekendHours }: Hours,
): Promise<void> => {
  const day = wibDay(now)
  const hours = weeklyHours(weekdayHours, weekendHours)[wibWeekday(day)]
  if (hours === null || wibTimeOfDayMs(now) < wallClockMs(hours.closes)) return
  await addOutboxEvent(db, { topic: 'day-summary', key: `day-summary ${day}`, data: { day } })
}
