import { formatDateTimeShort } from '@dimsum/domain/wib-date'

const minuteMs = 60_000

/** «baru saja», «12 menit lalu», «2 jam lalu», then the date: how long an order has waited. */
export function orderAge(orderDate: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(orderDate)) / minuteMs)
  if (minutes < 1) return 'baru saja'
  if (minutes < 60) return `${minutes} menit lalu`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} jam lalu`
  return formatDateTimeShort(orderDate)
}
