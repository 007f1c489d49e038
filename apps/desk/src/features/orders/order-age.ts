import { dates } from '@dimsum/words/dates'
import { orderAges } from '@dimsum/words/desk/order-card'
import type { Sentence } from '@dimsum/words/sentence'

const minuteMs = 60_000

/** Age of an order: «baru saja», «12 menit lalu», «2 jam lalu», then the date. */
export function orderAge(orderDate: string, now: Date): Sentence {
  const minutes = Math.floor((now.getTime() - Date.parse(orderDate)) / minuteMs)
  if (minutes < 1) return orderAges.now
  if (minutes < 60) return orderAges.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return orderAges.hours(hours)
  return dates.moment(orderDate)
}
