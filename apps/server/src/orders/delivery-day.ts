import {
  checkDeliveryDay,
  type DayRefusal,
  earliestDay,
  ordinaryLeadDays,
} from '@dimsum/domain/delivery-date'
import { addWibDays, formatWibDay, type WibDay, wibDay } from '@dimsum/domain/wib-date'
import { invalidField, type ShopError } from '../shop-error.ts'
import { type ShopRules, usualCapacity } from './shop-rules.ts'

/** One day as the kitchen's book has it. */
export type KitchenDay = { day: string; capacity: number | null; taken: number; isClosed: boolean }

/** Why an order of this size, placed now, cannot be for the day (400, field `deliveryDate`); null when it can. */
export const deliveryDayRefusal = (
  day: string | null,
  now: Date,
  pieces: number,
  rules: ShopRules,
): ShopError | null => {
  if (day === null) return null
  const check = checkDeliveryDay(day, now, pieces, rules.dates)
  if (check.ok) return null
  const nearest = check.next === null ? '' : ` Tanggal terdekat: ${formatWibDay(check.next)}.`
  return invalidField('deliveryDate', `${refusalText(check.reason, day, pieces, rules)}${nearest}`)
}

const refusalText = (reason: DayRefusal, day: string, pieces: number, { dates }: ShopRules): string => {
  switch (reason) {
    case 'invalid':
      return 'Tanggal tidak benar.'
    case 'past':
      return `Tanggal ${formatWibDay(day)} sudah lewat.`
    case 'horizon':
      return `Pemesanan paling jauh ${dates.horizonDays} hari ke depan.`
    case 'closed':
      return `Dapur kami tutup pada ${formatWibDay(day)}.`
    case 'cut-off': {
      const isBig = pieces >= dates.bigOrderPieces
      const order = isBig ? `Pemesanan ${dates.bigOrderPieces} pcs atau lebih` : 'Pemesanan'
      const leadDays = isBig ? dates.bigOrderLeadDays : ordinaryLeadDays
      return `${order} untuk ${formatWibDay(day)} sudah ditutup H-${leadDays} pukul ${dates.cutOffTime.replace(':', '.')} WIB.`
    }
  }
}

/** The first day on which an order of this size, placed now, finds the kitchen open with room; null when none does. */
export const nextDayWithRoom = (
  now: Date,
  pieces: number,
  rules: ShopRules,
  book: readonly KitchenDay[],
): WibDay | null => {
  const last = addWibDays(wibDay(now), rules.dates.horizonDays)
  const days = new Map(book.map((day) => [day.day, day]))
  for (
    let day = earliestDay(now, pieces, rules.dates);
    day !== null && day <= last;
    day = addWibDays(day, 1)
  ) {
    if (!checkDeliveryDay(day, now, pieces, rules.dates).ok) continue
    const { capacity = null, taken = 0, isClosed = false } = days.get(day) ?? {}
    const room = capacity ?? usualCapacity(rules, day)
    if (!isClosed && (room === null || taken + pieces <= room)) return day
  }
  return null
}
