/**
 * The kitchen's morning: which orders are cooked for, how many pieces that is, and in which order they leave the
 * house. An unpaid order enters only once the owner has confirmed it: the kitchen does not cook for a prank.
 */
import type { PackageType } from './menu.ts'
import { isCancelled, isPrepared, isUnconfirmed, type OrderStatus } from './order-status.ts'

export interface SheetLine {
  readonly packageType: PackageType
  /** In one package, as it was sold. */
  readonly pieces: number
  readonly quantity: number
  /** When the line was ticked; `null` while it is to be made. */
  readonly preparedAt: string | null
}

export interface SheetOrder {
  readonly id: number
  readonly status: OrderStatus
  readonly isPaid: boolean
  readonly isDelivery: boolean
  readonly items: readonly SheetLine[]
}

/** Whether the kitchen cooks for this order: confirmed or further, or paid. */
export function entersCookSheet({ status, isPaid }: Pick<SheetOrder, 'status' | 'isPaid'>): boolean {
  return !isCancelled(status) && (!isUnconfirmed(status) || isPaid)
}

/** Whether this order waits for the owner's word before anybody cooks. */
export function waitsForConfirmation({ status, isPaid }: Pick<SheetOrder, 'status' | 'isPaid'>): boolean {
  return isUnconfirmed(status) && !isPaid
}

/** Whether a line needs no more work: ticked, or its order is packed already. */
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
  /** The listed packages in their order, also those without orders, and behind them others that are ordered. */
  readonly packages: readonly PackageTally[]
}

/** Pieces to steam for these orders, in all and by package, and how many of them are done. */
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
 * By the time that was agreed, without one at the end. Deliveries leave before anybody comes to fetch; among equals, who
 * ordered first.
 */
export function compareHandOver(a: HandedOver, b: HandedOver): number {
  const [earlier = noTime, later = noTime] = [a.timeWindow, b.timeWindow]
  if (earlier !== later) return earlier < later ? -1 : 1
  return Number(b.isDelivery) - Number(a.isDelivery) || a.id - b.id
}

/** Behind every time of a day. */
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
