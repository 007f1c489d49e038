import { smallestPieces } from '@dimsum/domain/kitchen-day'
import { isWindowFull, windowText } from '@dimsum/domain/time-windows'
import type { Sentence } from '@dimsum/words/sentence'
import { kitchenRefusals } from '@dimsum/words/server/kitchen'
import type { Db } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { shownOf } from '../menu/present-menu.ts'
import { type ShopRules, usualCapacity } from '../settings/shop-rules.ts'
import { findWindowTaken, type KitchenDayRow, listWindowRows } from './kitchen-days.queries.ts'

/**
 * Refuses pieces that exceed the capacity of a day, whose row is locked.
 * @throws ShopError `conflict` for a day that is closed or has a capacity of 0, and for a full one, with the pieces
 * that are left in `details`
 */
export const assertRoom = (
  day: string,
  pieces: number,
  { capacity, taken, isClosed }: KitchenDayRow,
  rules: ShopRules,
): void => {
  const room = capacity ?? usualCapacity(rules, day)
  if (isClosed || room === 0) {
    throw new ShopError('conflict', kitchenRefusals.dayClosed(day), { details: '0' })
  }
  if (room === null || taken + pieces <= room) return
  const left = Math.max(0, room - taken)
  throw new ShopError('conflict', kitchenRefusals.dayTooFull(day, left, pieces), { details: String(left) })
}

type Wanted = { day: string; window: string | null; pieces: number }

/** Why a time window cannot accept an order; null when it can. A window that is not listed has no limit. */
export const windowObstacle = async (
  db: Db,
  { day, window, pieces }: Wanted,
  rules: Pick<ShopRules, 'timeWindows'>,
): Promise<Sentence | null> => {
  const listed = rules.timeWindows.find((one) => windowText(one) === window)
  if (!listed || window === null) return null
  const isFull = isWindowFull(listed, await findWindowTaken(db, day, window), pieces)
  return isFull ? kitchenRefusals.windowFull(day, window) : null
}

/** Refuses an order that exceeds the limit of its time window; the day is locked. @throws ShopError `conflict` */
export const assertWindowRoom = async (
  db: Db,
  wanted: Wanted,
  rules: Pick<ShopRules, 'timeWindows'>,
): Promise<void> => {
  const obstacle = await windowObstacle(db, wanted, rules)
  if (obstacle) throw new ShopError('conflict', obstacle)
}

/** By day, the listed time windows with less capacity than the smallest package. */
export const fullWindows = async (
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
