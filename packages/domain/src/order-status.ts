/**
 * Where an order stands, and what is true of it there (product.md section 4); its words stand in `packages/words`. A new status
 * does not compile until every table has its entry. No other file lists statuses: they ask the questions below
 * (scripts/checks/one-place.test.mjs).
 */

export const orderStatuses = ['pending', 'confirmed', 'preparing', 'ready', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export function isOrderStatus(x: string): x is OrderStatus {
  return (orderStatuses as readonly string[]).includes(x)
}

/** What is true of an order in each status; every question and every list below is answered from this table. */
interface StatusFacts {
  /** The owner confirmed the order. */
  readonly isAccepted: boolean
  /** The kitchen began to cook it. */
  readonly isStarted: boolean
  /** It is cooked and packed. */
  readonly isPrepared: boolean
  /** Nothing more will happen to it. */
  readonly isFinal: boolean
  /** Its packages are taken from the stock and its pieces from the kitchen day. */
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

/** Nothing more will happen to the order: it was handed over or cancelled. */
export const isFinal = (status: OrderStatus): boolean => facts[status].isFinal
export const isCancelled = (status: OrderStatus): boolean => !facts[status].holdsGoods
/** Handed over to its customer. */
export const isDelivered = (status: OrderStatus): boolean => isFinal(status) && !isCancelled(status)
/** The owner neither confirmed nor cancelled it yet. */
export const isUnconfirmed = (status: OrderStatus): boolean => isOpen(status) && !facts[status].isAccepted
/** Cooking has not begun. */
export const isNotStarted = (status: OrderStatus): boolean => isOpen(status) && !facts[status].isStarted
/** Confirmed, and not packed yet: what the kitchen has to do. */
const isInKitchen = (status: OrderStatus): boolean => facts[status].isAccepted && !isPrepared(status)
/** Cooked and packed, whether or not it was handed over. */
export const isPrepared = (status: OrderStatus): boolean => facts[status].isPrepared
/** Confirmed, and not handed over yet. */
const isUnderWay = (status: OrderStatus): boolean => isOpen(status) && facts[status].isAccepted

const isOpen = (status: OrderStatus): boolean => !isFinal(status)

/** The same answers as lists, for SQL. */
export const finalStatuses = orderStatuses.filter(isFinal)
export const cancelledStatuses = orderStatuses.filter(isCancelled)
export const unconfirmedStatuses = orderStatuses.filter(isUnconfirmed)
export const notStartedStatuses = orderStatuses.filter(isNotStarted)
export const inKitchenStatuses = orderStatuses.filter(isInKitchen)
export const underWayStatuses = orderStatuses.filter(isUnderWay)

/** The shipping label has a mapping of its own (product.md section 2). */
export const labelColour = {
  pending: 'grey',
  confirmed: 'grey',
  preparing: 'yellow',
  ready: 'blue',
  delivered: 'green',
  cancelled: 'grey',
} as const satisfies Record<OrderStatus, string>

/** The way forward, first to last; cancelled stands beside it. */
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

/** The step that normally follows, or `null` at an end. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  return next[status]
}

/** Moving into cancelled gives the order's packages back to the stock. */
export function releasesStock(from: OrderStatus, to: OrderStatus): boolean {
  return !isCancelled(from) && isCancelled(to)
}

/** Moving out of cancelled takes them again, or fails when they are gone. */
export function takesStock(from: OrderStatus, to: OrderStatus): boolean {
  return isCancelled(from) && !isCancelled(to)
}

/** Where scanning a label moves its order. */
export const scanTarget = { pack: 'ready', 'hand-over': 'delivered' } as const satisfies Record<
  string,
  OrderStatus
>

/** An order that was not paid in time: the move the shop makes by itself, and from where. */
export const unpaidExpiry = { expectedStatus: 'pending', status: 'cancelled' } as const satisfies Record<
  string,
  OrderStatus
>

/** An order that its customer takes back, or that the owner gives up at her wish. */
export const withdrawal = { status: 'cancelled' } as const satisfies Record<string, OrderStatus>

export type StepState = 'reached' | 'current' | 'later'

/** How a step of the progress list is shown. A cancelled order has reached nothing. */
export function stepState(step: ProgressStep, current: OrderStatus): StepState {
  if (step === current) return 'current'
  const position = (progressSteps as readonly OrderStatus[]).indexOf(current)
  return progressSteps.indexOf(step) < position ? 'reached' : 'later'
}
