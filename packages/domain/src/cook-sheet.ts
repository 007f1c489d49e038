/**
 * The cook sheet: which orders to cook, how many pieces, and the order of hand-over. An unpaid order is included only
 * after the owner confirmed it, so that the kitchen does not cook for a prank.
 */
import type { PackageType } from './menu.ts'
import { isCancelled, isPrepared, isUnconfirmed, type OrderStatus } from './order-status.ts'

export interface SheetLine {
  readonly packageType: PackageType
  /** Per package, when it was sold. */
  readonly pieces: number
  readonly quantity: number
  /** When the line was ticked; `null` while it is still to be made. */
  readonly preparedAt: string | null
}

export interface SheetOrder {
  readonly id: number
  readonly status: OrderStatus
  readonly isPaid: boolean
  readonly isDelivery: boolean
  readonly items: readonly SheetLine[]
}

/** Whether the kitchen cooks this order: it is paid, or confirmed. */
export function entersCookSheet({ status, isPaid }: Pick<SheetOrder, 'status' | 'isPaid'>): boolean {
  return !isCancelled(status) && (!isUnconfirmed(status) || isPaid)
}

/** Whether this order awaits the owner's confirmation. */
export function waitsForConfirmation({ status, isPaid }: Pick<SheetOrder, 'status' | 'isPaid'>): boolean {
  return isUnconfirmed(status) && !isPaid
}

/** Whether a line is done: ticked, or its order is packed. */
export function isLinePrepared({ preparedAt }: SheetLine, status: OrderStatus): boolean {
  return preparedAt !== null || isPrepared(status)
}

interface PackageTally {
  readonly packageType: PackageType
  readonly packs: number
  readonly pieces: number
  readonly preparedPieces: number
}

export interface CookTally {
  readonly orders: number
  readonly pieces: number
  readonly preparedPieces: number
  /** The listed packages in display order, including those without orders; then any other ordered package. */
  readonly packages: readonly PackageTally[]
}

/** Pieces to cook for these orders, in total and by package, and how many are done. */
export function cookTally(orders: readonly SheetOrder[], listed: readonly PackageType[]): CookTally {
  const ordered = orders.flatMap(({ items }) => items.map(({ packageType }) => packageType))
  const byPackage = [...new Set([...listed, ...ordered])].map((packageType) => tallyOf(packageType, orders))
  return {
    orders: orders.length,
    pieces: sumOf(byPackage.map(({ pieces }) => pieces)),
    preparedPieces: sumOf(byPackage.map(({ preparedPieces }) => preparedPieces)),
    packages: byPackage,
  }
}

type HandedOver = Pick<SheetOrder, 'id' | 'isDelivery'> & { readonly timeWindow?: string | undefined }

/**
 * By agreed time, orders without a time last. At the same time deliveries come before pick-ups, then by time of order.
 */
export function compareHandOver(a: HandedOver, b: HandedOver): number {
  const [earlier = noTime, later = noTime] = [a.timeWindow, b.timeWindow]
  if (earlier !== later) return earlier < later ? -1 : 1
  return Number(b.isDelivery) - Number(a.isDelivery) || a.id - b.id
}

/** Sorts after every time of day. */
const noTime = '~'

function tallyOf(packageType: PackageType, orders: readonly SheetOrder[]): PackageTally {
  let [packs, pieces, preparedPieces] = [0, 0, 0]
  for (const { status, items } of orders) {
    for (const line of items) {
      if (line.packageType !== packageType) continue
      packs += line.quantity
      pieces += line.pieces * line.quantity
      if (isLinePrepared(line, status)) preparedPieces += line.pieces * line.quantity
    }
  }
  return { packageType, packs, pieces, preparedPieces }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
