import { formatDateLong, startOfWibDay } from '@dimsum/domain/wib-date'
import type { RevenueDays } from '../../api/revenue.ts'

/** `19 Nov` */
export function shortDay(day: string): string {
  const [date = '', month = ''] = longDay(day).split(' ')
  return `${date} ${month === 'Agustus' ? 'Agt' : month.slice(0, 3)}`
}

/** `19 November 2026` */
export const longDay = (day: string): string => formatDateLong(startOfWibDay(day))

/** Which days a figure covers: `Semua waktu` while no days are chosen, else both ends. */
export const daysWords = (days: RevenueDays): string =>
  days ? `${longDay(days.from)} – ${longDay(days.to)}` : 'Semua waktu'
