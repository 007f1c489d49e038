/**
 * The cook sheet: which orders to cook, how many pieces, and the order of hand-over. An unpaid order is included only
 * after the owner confirmed it, so that the kitchen does not cook for a prank.
 */
import { type ChosenOption, choicesText } from './choices.ts'
import type { BothLanguages, PackageType } from './menu.ts'
import { isCancelled, isPrepared, isUnconfirmed, type OrderStatus } from './order-status.ts'

export interface SheetLine {
  readonly packageType: PackageType
  /** Per package, when it was sold. */
  readonly pieces: number
  readonly quantity: number
  /** Left out where none were made. */
  readonly choices?: readonly ChosenOption[] | undefined
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

interface Tally {
  readonly packs: number
  readonly pieces: number
  readonly preparedPieces: number
}

/** Of the lines with the same choices, as they are printed; null: those without any. */
interface ChoicesTally extends Tally {
  readonly choices: BothLanguages | null
}

interface PackageTally extends Tally {
  readonly packageType: PackageType
  /** Left out where no line has choices. */
  readonly choices?: ChoicesTally[]
}

export interface CookTally {
  readonly orders: number
  readonly pieces: number
  readonly preparedPieces: number
  /** The ordered packages: those that are listed in their order, then any others. */
  readonly packages: PackageTally[]
}

/** Pieces to cook for these orders, in total and by package, and how many are done. */
export function cookTally(orders: readonly SheetOrder[], listed: readonly PackageType[]): CookTally {
  const ordered = new Set(orders.flatMap(({ items }) => items.map(({ packageType }) => packageType)))
  const byPackage = [...new Set([...listed, ...ordered])]
    .filter((packageType) => ordered.has(packageType))
    .map((packageType) => tallyOf(packageType, orders))
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

type Cooked = { line: SheetLine; isPrepared: boolean }

function tallyOf(packageType: PackageType, orders: readonly SheetOrder[]): PackageTally {
  const cooked = orders.flatMap(({ status, items }) =>
    items
      .filter((line) => line.packageType === packageType)
      .map((line) => ({ line, isPrepared: isLinePrepared(line, status) })),
  )
  const choices = choicesTallies(cooked)
  return { packageType, ...sumUp(cooked), ...(choices.some((each) => each.choices) && { choices }) }
}

/** In alphabetical order, lines without choices in front. */
function choicesTallies(cooked: readonly Cooked[]): ChoicesTally[] {
  const byText = new Map<string, Cooked[]>()
  for (const each of cooked) {
    const text = choicesText(each.line.choices ?? [])?.id ?? ''
    byText.set(text, [...(byText.get(text) ?? []), each])
  }
  return [...byText]
    .sort(([a], [b]) => a.localeCompare(b, 'id'))
    .map(([, same]) => ({ choices: choicesText(same[0]?.line.choices ?? []), ...sumUp(same) }))
}

function sumUp(cooked: readonly Cooked[]): Tally {
  const piecesOf = (some: readonly Cooked[]) => sumOf(some.map(({ line }) => line.pieces * line.quantity))
  return {
    packs: sumOf(cooked.map(({ line }) => line.quantity)),
    pieces: piecesOf(cooked),
    preparedPieces: piecesOf(cooked.filter(({ isPrepared }) => isPrepared)),
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
