/**
 * Capacity of one kitchen day, in pieces across package sizes: five large packages take 500 of Saturday's 600. The form
 * shows it; the database enforces it when an order is stored.
 */
import { type CutOffRules, checkDeliveryDay } from './delivery-date.ts'
import { areWindowsFull, type TimeWindow } from './time-windows.ts'
import type { Instant } from './wib-date.ts'

/** `full`: not even the smallest package fits. `too-late`: no order placed now can be for this day. */
export const kitchenDayStates = ['open', 'full', 'closed', 'too-late'] as const
export type KitchenDayState = (typeof kitchenDayStates)[number]

/** The stored state of a day: capacity in pieces (`null` is unlimited) and pieces ordered. */
export interface KitchenBook {
  readonly capacity: number | null
  readonly taken: number
}

export interface KitchenDay {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly state: KitchenDayState
  /** Pieces that can still be ordered; `null` is not limited. */
  readonly left: number | null
  /** Large orders have a longer lead time: whether one placed now can be for this day. */
  readonly takesBigOrders: boolean
}

/** Pieces of the smallest package on the menu: a day or time window with less capacity left is full. */
export const smallestPieces = (menu: readonly { readonly pieces: number }[]): number =>
  menu.length > 0 ? Math.min(...menu.map(({ pieces }) => pieces)) : 1

/** Pieces left on a day, at least 0; `null` when the day is unlimited. */
export function piecesLeft({ capacity, taken }: KitchenBook): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken)
}

/**
 * The public state of a day at a moment.
 * @param smallest pieces of the smallest package
 */
export function kitchenDay(
  day: string,
  now: Instant,
  rules: CutOffRules,
  book: KitchenBook,
  smallest: number,
): KitchenDay {
  const left = piecesLeft(book)
  return {
    day,
    state: stateOf(day, now, rules, book, left, smallest),
    left,
    takesBigOrders: checkDeliveryDay(day, now, rules.bigOrderPieces, rules).ok,
  }
}

/**
 * Why an order of this size cannot be for the day; `null` when it can. `windows` are the time windows it can choose
 * from.
 */
export function dayObstacle(
  {
    state,
    left,
    takesBigOrders,
    fullWindows,
  }: Pick<KitchenDay, 'state' | 'left' | 'takesBigOrders'> & {
    readonly fullWindows?: readonly string[] | undefined
  },
  pieces: number,
  bigOrderPieces: number,
  {
    windows = [],
    isDelivery = true,
  }: { windows?: readonly TimeWindow[] | undefined; isDelivery?: boolean } = {},
): Exclude<KitchenDayState, 'open'> | null {
  if (state === 'closed' || state === 'too-late') return state
  if (pieces >= bigOrderPieces && !takesBigOrders) return 'too-late'
  if (areWindowsFull(windows, isDelivery, fullWindows)) return 'full'
  return state === 'full' || (left !== null && left < pieces) ? 'full' : null
}

function stateOf(
  day: string,
  now: Instant,
  rules: CutOffRules,
  { capacity }: KitchenBook,
  left: number | null,
  smallest: number,
): KitchenDayState {
  const check = checkDeliveryDay(day, now, smallest, rules)
  if (!check.ok) return check.reason === 'closed' ? 'closed' : 'too-late'
  if (capacity === 0) return 'closed'
  return left !== null && left < smallest ? 'full' : 'open'
}
