import type { OrderMark, SheetOrder } from '@dimsum/contract/kitchen'
import { shortMonthNames, weekdayNames } from '@dimsum/domain/indonesian-calendar'
import { addWibDays, wibWeekday } from '@dimsum/domain/wib-date'

/** Why an order deserves a second look, in the words of the kitchen. */
export const markWords: Record<OrderMark, string> = {
  blocked: 'Nomor ini ada di daftar blokir',
  'many-pending': 'Nomor ini punya banyak pesanan menunggu',
  'many-from-address': 'Banyak pesanan dari alamat internet yang sama',
  'several-unpaid': 'Nomor ini punya 3 pesanan atau lebih yang belum dibayar',
  'above-cash-ceiling': 'Di atas batas bayar tunai: minta bayar dulu',
}

/** `Hari ini`, `Besok`, else `Sab 28 Nov`. */
export function shortDayName(day: string, today: string): string {
  if (day === today) return 'Hari ini'
  if (day === addWibDays(today, 1)) return 'Besok'
  return `${weekdayNames[wibWeekday(day)].slice(0, 3)} ${Number(day.slice(8))} ${shortMonthNames[Number(day.slice(5, 7)) - 1]}`
}

/** How an order leaves the house. */
export const leavesBy = ({ isDelivery }: Pick<SheetOrder, 'isDelivery'>): string =>
  isDelivery ? 'Diantar' : 'Diambil'
