import { smallestPieces } from '@dimsum/domain/kitchen-day'
import { isWindowFull, windowText } from '@dimsum/domain/time-windows'
import { kitchenRefusals } from '@dimsum/words/server/kitchen'
import type { Db } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import type { ShopRules } from '../settings/shop-rules.ts'
import { findWindowTaken, listWindowRows } from './windows.queries.ts'

type Wanted = { day: string; window: string | null; pieces: number }

/**
 * Refuses what a time of a day cannot take. A time the owner does not list has no limit: it was agreed, or is her own.
 * @throws ShopError `conflict` at `timeWindow`
 */
export const assertWindowRoom = async (
  db: Db,
  { day, window, pieces }: Wanted,
  rules: Pick<ShopRules, 'timeWindows'>,
): Promise<void> => {
  const listed = rules.timeWindows.find((one) => windowText(one) === window)
  if (!listed || window === null) return
  if (!isWindowFull(listed, await findWindowTaken(db, day, window), pieces)) return
  const message = kitchenRefusals.windowFull(day, window)
  throw new ShopError('conflict', message, { issues: [{ path: 'timeWindow', message }] })
}

/** By day, the listed times in which not even the smallest package finds a place. */
export const fullWindows = async (
  db: Db,
  from: string,
  to: string,
  { timeWindows }: Pick<ShopRules, 'timeWindows'>,
): Promise<ReadonlyMap<string, string[]>> => {
  const full = new Map<string, string[]>()
  const limited = new Map(timeWindows.map((window) => [windowText(window), window]))
  if (limited.size === 0) return full
  for (const { day, timeWindow, ...taken } of await listWindowRows(db, from, to)) {
    const window = limited.get(timeWindow)
    if (window && isWindowFull(window, taken, smallestPieces))
      full.set(day, [...(full.get(day) ?? []), timeWindow])
  }
  return full
}
