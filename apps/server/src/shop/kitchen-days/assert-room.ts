import { kitchenRefusals } from '@dimsum/words/server/kitchen'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { type ShopRules, usualCapacity } from '../settings/shop-rules.ts'
import type { KitchenDayRow } from './kitchen-days.queries.ts'

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
