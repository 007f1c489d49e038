import type { KitchenDays, KitchenDaysQuery } from '@dimsum/contract/kitchen'
import { lastDay } from '@dimsum/domain/delivery-date'
import { kitchenDay, smallestPieces } from '@dimsum/domain/kitchen-day'
import { takesOrdersFrom } from '@dimsum/domain/ordering'
import { isWindowFull, windowText } from '@dimsum/domain/time-windows'
import { addWibDays, type WibDay, wibDay } from '@dimsum/domain/wib-date'
import type { Db } from '../../platform/db/connection.ts'
import { shownOf } from '../menu/present-menu.ts'
import { lastDeliveryOf, type ShopRules, usualCapacity } from '../settings/shop-rules.ts'
import { nextDayWithRoom } from './delivery-day.ts'
import { listKitchenDayRows, listWindowRows } from './kitchen-days.queries.ts'

/**
 * The days that can be ordered for, and the pieces left where capacity is limited. Days before today and after the
 * horizon, or after the menu's last delivery day, are omitted, whatever range was requested. During a pause the
 * calendar is that of the moment when it ends, since orders are only accepted then.
 */
export const listKitchenDays = async (
  { db, now }: { db: Db; now: () => Date },
  { from, to, pieces }: KitchenDaysQuery,
  usualRules: ShopRules,
): Promise<KitchenDays> => {
  const shown = shownOf(usualRules.menu)
  const rules = { ...usualRules, reachesTo: lastDeliveryOf(shown) }
  const moment = takesOrdersFrom(rules.ordering, now()) ?? now()
  const today = wibDay(now())
  const usualUntil = lastDay(now(), usualRules)
  const horizon = lastDay(now(), rules)
  const [rows, full] = await Promise.all([
    // Includes days beyond today's horizon, which the search for a free day needs during a pause.
    listKitchenDayRows(db, today, lastDay(moment, rules)),
    fullWindows(db, today, horizon, rules),
  ])
  const smallest = smallestPieces(shown)
  const book = new Map(rows.map((row) => [row.day, row]))
  const first = from !== undefined && from > today ? from : today
  const last = to !== undefined && to < horizon ? to : horizon
  return {
    today,
    days: daysBetween(first, last).map((day) => {
      const { capacity = null, taken = 0 } = book.get(day) ?? {}
      const kitchen = { capacity: capacity ?? usualCapacity(rules, day), taken }
      const known = kitchenDay(day, moment, rules, kitchen, smallest)
      const fullThen = full.get(day)
      return fullThen ? { ...known, fullWindows: fullThen } : known
    }),
    earliest: nextDayWithRoom(moment, pieces, usualRules, rows),
    ...(horizon > usualUntil && { usualUntil }),
    bigOrderPieces: rules.bigOrderPieces,
  }
}

/** By day, the listed time windows with less capacity than the smallest package. */
const fullWindows = async (
  db: Db,
  from: string,
  to: string,
  { timeWindows, menu }: Pick<ShopRules, 'timeWindows' | 'menu'>,
): Promise<ReadonlyMap<string, string[]>> => {
  const full = new Map<string, string[]>()
  const limited = new Map(timeWindows.map((window) => [windowText(window), window]))
  if (limited.size === 0) return full
  const smallest = smallestPieces(shownOf(menu))
  for (const { day, timeWindow, ...taken } of await listWindowRows(db, from, to)) {
    const window = limited.get(timeWindow)
    if (window && isWindowFull(window, taken, smallest)) full.set(day, [...(full.get(day) ?? []), timeWindow])
  }
  return full
}

/** Every day of a range, both ends included; empty when the first is after the last. */
export const daysBetween = (first: string, last: string): WibDay[] => {
  const days: WibDay[] = []
  for (let day = addWibDays(first, 0); day <= last; day = addWibDays(day, 1)) days.push(day)
  return days
}
