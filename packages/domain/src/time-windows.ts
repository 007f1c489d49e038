/** Time windows for hand-over, as listed by the owner. While none is listed, the hour is agreed by chat. */
import type { WallClock } from './wall-clock.ts'

export const windowKinds = ['both', 'delivery', 'pickup'] as const

/** The public part of a window: times in WIB, and whether it is for deliveries, pick-ups or both. */
export interface TimeWindow {
  readonly begins: WallClock
  readonly ends: WallClock
  readonly for: (typeof windowKinds)[number]
}

/** With its limits per day; null is not limited. */
export interface LimitedWindow extends TimeWindow {
  readonly mostOrders: number | null
  readonly mostPieces: number | null
}

/** What is already ordered for a window of one day. */
export interface WindowTaken {
  readonly orders: number
  readonly pieces: number
}

/** The text stored on an order, which stays valid when the list changes: `09:00-11:00`. */
export const windowText = ({ begins, ends }: Pick<TimeWindow, 'begins' | 'ends'>): string =>
  `${begins}-${ends}`

const form = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a time of a day that ends after it begins. */
export const isWindowText = (text: string): boolean => form.test(text) && text.slice(0, 5) < text.slice(6)

/** A stored window for display: `09:00–11:00 WIB`. */
export const windowWords = (window: string): string => `${window.replace('-', '–')} WIB`

/** The windows that an order can choose, the earliest first. */
export function windowsFor<Window extends TimeWindow>(
  windows: readonly Window[],
  isDelivery: boolean,
): readonly Window[] {
  const kind = isDelivery ? 'delivery' : 'pickup'
  return windows
    .filter((window) => window.for === 'both' || window.for === kind)
    .sort((a, b) => (windowText(a) < windowText(b) ? -1 : 1))
}

/** Whether all windows of a day for this kind of order are full. */
export function areWindowsFull(
  windows: readonly TimeWindow[],
  isDelivery: boolean,
  fullWindows: readonly string[] = [],
): boolean {
  const offered = windowsFor(windows, isDelivery)
  return offered.length > 0 && offered.every((window) => fullWindows.includes(windowText(window)))
}

/** Whether the window has no capacity for another order of so many pieces. */
export function isWindowFull(
  { mostOrders, mostPieces }: Pick<LimitedWindow, 'mostOrders' | 'mostPieces'>,
  taken: WindowTaken,
  pieces: number,
): boolean {
  return (
    (mostOrders !== null && taken.orders >= mostOrders) ||
    (mostPieces !== null && taken.pieces + pieces > mostPieces)
  )
}
