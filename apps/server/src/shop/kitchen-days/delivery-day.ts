import { checkDeliveryDay, earliestDay, lastDay } from '@dimsum/domain/delivery-date'
import { addWibDays, type WibDay, wibDay } from '@dimsum/domain/wib-date'
import { dayRefusal } from '@dimsum/words/delivery-refusal'
import type { Db } from '../../platform/db/connection.ts'
import { invalidField, type ShopError } from '../../platform/errors/shop-error.ts'
import { type ShopRules, usualCapacity } from '../settings/shop-rules.ts'
import { type KitchenDayRow, listKitchenDayRows } from './kitchen-days.queries.ts'

/**
 * Why an order of this size, placed now, cannot be for the day (400, field `deliveryDate`), with the nearest day that
 * has capacity; null when it can by the calendar. The capacity of the day itself is checked by the database when the
 * order is stored.
 */
export const deliveryDayRefusal = async (
  { db, now }: { db: Db; now: () => Date },
  day: string | null,
  pieces: number,
  rules: ShopRules,
): Promise<ShopError | null> => {
  if (day === null) return null
  const moment = now()
  const check = checkDeliveryDay(day, moment, pieces, rules)
  if (check.ok) return null
  const next = check.next && (await findDayWithRoom(db, moment, pieces, rules, check.next))
  return invalidField('deliveryDate', dayRefusal(day, { ...check, next }, pieces, rules, moment))
}

/**
 * The nearest day with enough capacity for an order of this size placed now: the first from `preferred` on, else the
 * first of all.
 */
export const findDayWithRoom = async (
  db: Db,
  moment: Date,
  pieces: number,
  rules: ShopRules,
  preferred?: WibDay,
): Promise<WibDay | null> => {
  const book = await listKitchenDayRows(db, wibDay(moment), lastDay(moment, rules))
  const near = preferred && nextDayWithRoom(moment, pieces, rules, book, preferred)
  return near ?? nextDayWithRoom(moment, pieces, rules, book)
}

/** The first day from `from` on with enough capacity for an order of this size placed now. */
export const nextDayWithRoom = (
  now: Date,
  pieces: number,
  rules: ShopRules,
  book: readonly KitchenDayRow[],
  from?: WibDay,
): WibDay | null => {
  const last = lastDay(now, rules)
  const days = new Map(book.map((day) => [day.day, day]))
  const first = from ?? earliestDay(now, pieces, rules)
  for (let day = first; day !== null && day <= last; day = addWibDays(day, 1)) {
    if (!checkDeliveryDay(day, now, pieces, rules).ok) continue
    const { capacity = null, taken = 0, isClosed = false } = days.get(day) ?? {}
    const room = capacity ?? usualCapacity(rules, day)
    if (!isClosed && (room === null || taken + pieces <= room)) return day
  }
  return null
}
