/**
 * Order statuses and their properties (product.md section 4); their texts are in `packages/words`. A new status does
 * not compile until every table has its entry. No other file lists statuses: use the functions below
 * (scripts/checks/one-place.test.mjs).
 */

export const orderStatuses = ['pending', 'confirmed', 'preparing', 'ready', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export function isOrderStatus(x: string): x is OrderStatus {
  return (orderStatuses as readonly string[]).includes(x)
}

/** The properties of a status. Every function and list below is derived from this table. */
interface StatusFacts {
  /** The owner confirmed the order. */
  readonly isAccepted: boolean
  /** Cooking has begun. */
  readonly isStarted: boolean
  /** Cooked and packed. */
  readonly isPrepared: boolean
  /** No further change is expected. */
  readonly isFinal: boolean
  /** Its packages are taken from stock and its pieces from the day's capacity. */
  readonly holdsGoods: boolean
}

const open = { isAccepted: false, isStarted: false, isPrepared: false, isFinal: false, holdsGoods: true }
const facts: Readonly<Record<OrderStatus, StatusFacts>> = {
  pending: open,
  confirmed: { ...open, isAccepted: true },
  preparing: { ...open, isAccepted: true, isStarted: true },
  ready: { ...open, isAccepted: true, isStarted: true, isPrepared: true },
  delivered: { isAccepted: true, isStarted: true, isPrepared: true, isFinal: true, holdsGoods: true },
  cancelled: { ...open, isFinal: true, holdsGoods: false },
}

/** The order was handed over or cancelled. */
export const isFinal = (status: OrderStatus): boolean => facts[status].isFinal
export const isCancelled = (status: OrderStatus): boolean => !facts[status].holdsGoods
export const isDelivered = (status: OrderStatus): boolean => isFinal(status) && !isCancelled(status)
/** The owner has neither confirmed nor cancelled it. */
export const isUnconfirmed = (status: OrderStatus): boolean => isOpen(status) && !facts[status].isAccepted
/** Cooking has not begun. */
export const isNotStarted = (status: OrderStatus): boolean => isOpen(status) && !facts[status].isStarted
/** Confirmed and not packed yet. */
const isInKitchen = (status: OrderStatus): boolean => facts[status].isAccepted && !isPrepared(status)
export const isPrepared = (status: OrderStatus): boolean => facts[status].isPrepared
/** Confirmed and not handed over yet. */
const isUnderWay = (status: OrderStatus): boolean => isOpen(status) && facts[status].isAccepted

const isOpen = (status: OrderStatus): boolean => !isFinal(status)

/** The same as lists, for SQL. */
export const finalStatuses = orderStatuses.filter(isFinal)
export const cancelledStatuses = orderStatuses.filter(isCancelled)
export const unconfirmedStatuses = orderStatuses.filter(isUnconfirmed)
export const notStartedStatuses = orderStatuses.filter(isNotStarted)
export const inKitchenStatuses = orderStatuses.filter(isInKitchen)
export const underWayStatuses = orderStatuses.filter(isUnderWay)

/** The shipping label has its own colours (product.md section 2). */
export const labelColour = {
  pending: 'grey',
  confirmed: 'grey',
  preparing: 'yellow',
  ready: 'blue',
  delivered: 'green',
  cancelled: 'grey',
} as const satisfies Record<OrderStatus, string>

/** The regular steps, first to last; `cancelled` is not one of them. */
export const progressSteps = ['pending', 'confirmed', 'preparing', 'ready', 'delivered'] as const
export type ProgressStep = (typeof progressSteps)[number]

const next = {
  pending: 'confirmed',
  confirmed: 'preparing',
  preparing: 'ready',
  ready: 'delivered',
  delivered: null,
  cancelled: null,
} as const satisfies Record<OrderStatus, OrderStatus | null>

/** The step that normally follows; `null` for a final status. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  return next[status]
}

/** Moving into cancelled returns the order's packages to stock. */
export function releasesStock(from: OrderStatus, to: OrderStatus): boolean {
  return !isCancelled(from) && isCancelled(to)
}

/** Moving out of cancelled takes them again, or fails when there are too few. */
export function takesStock(from: OrderStatus, to: OrderStatus): boolean {
  return isCancelled(from) && !isCancelled(to)
}

/** The status that scanning a label sets. */
export const scanTarget = { pack: 'ready', 'hand-over': 'delivered' } as const satisfies Record<
  string,
  OrderStatus
>

/** The automatic cancellation of an order that was not paid in time, and the status it applies to. */
export const unpaidExpiry = { expectedStatus: 'pending', status: 'cancelled' } as const satisfies Record<
  string,
  OrderStatus
>

/** A cancellation by the customer, or by the owner at the customer's request. */
export const withdrawal = { status: 'cancelled' } as const satisfies Record<string, OrderStatus>

export type StepState = 'reached' | 'current' | 'later'

/** How a step of the progress list is shown. A cancelled order has reached none. */
export function stepState(step: ProgressStep, current: OrderStatus): StepState {
  if (step === current) return 'current'
  const position = (progressSteps as readonly OrderStatus[]).indexOf(current)
  return progressSteps.indexOf(step) < position ? 'reached' : 'later'
}
