import type { EditGoods } from '@dimsum/contract/edit-goods'
import { mergedLines } from '@dimsum/contract/place-order'
import { choicesKey } from '@dimsum/domain/choices'
import type { Adjustment } from '@dimsum/domain/edited-total'
import { type Rupiah, rupiah, rupiahFromWire } from '@dimsum/domain/money'
import { adjustmentIn } from '@dimsum/domain/order-total'
import { knownPackage } from '../../menu/known-package.ts'
import type { MenuItem } from '../../menu/menu.queries.ts'
import { assertPacks, lineOf, type PricedLine } from '../place/order-lines.ts'
import type { StoredLine, StoredOrder } from '../read/orders.queries.ts'

type EditedLine = Pick<
  PricedLine,
  'packageType' | 'quantity' | 'options' | 'unitPrice' | 'total' | 'index'
> & {
  /** Of the stored line that it changes; null for a new one. */
  id: number | null
  pieces: number
}

type Item = EditGoods['items'][number]

const keyOf = ({
  packageType,
  choices = [],
}: {
  packageType: string
  choices?: readonly number[] | undefined
}) => `${packageType} ${choicesKey(choices)}`

const itemOf = ({ packageType, quantity, choices = [] }: StoredLine) => ({
  packageType,
  quantity,
  choices: choices.map(({ id }) => id),
})

/**
 * The wanted lines of an order: those it has, in their order and at the price they were sold at, then new ones at the
 * menu's price.
 */
export const editedLines = (
  items: readonly Item[],
  stored: readonly StoredLine[],
  menu: readonly MenuItem[],
): EditedLine[] => {
  const places = new Map(stored.map((line, place) => [keyOf(itemOf(line)), { line, place }]))
  const placeOf = (item: Item) => places.get(keyOf(item))?.place ?? stored.length
  return mergedLines(items)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ index, ...item }): EditedLine => {
      const known = places.get(keyOf(item))?.line
      if (!known) {
        const { item: sold, ...line } = lineOf(knownPackage(menu, item.packageType), item)
        return { ...line, index, id: null, pieces: sold.pieces }
      }
      const unitPrice = rupiahFromWire(known.unitPrice)
      assertPacks(item.quantity, unitPrice, known.pieces)
      const total: Rupiah = rupiah(unitPrice * item.quantity)
      const { packageType, quantity, choices: options = [] } = item
      return { packageType, quantity, options, unitPrice, total, index, id: known.id, pieces: known.pieces }
    })
}

/** Quantities by package and choices, to compare goods in any order of lines. */
export const quantitiesOf = (items: readonly Item[]): Record<string, number> =>
  Object.fromEntries(mergedLines(items).map((item) => [keyOf(item), item.quantity]))

/** The goods of a stored order in the form of the request. */
export const goodsOf = ({ items, charges }: Pick<StoredOrder, 'items' | 'charges'>) => {
  const charge = adjustmentIn(charges ?? [])
  return {
    items: quantitiesOf(items.map(itemOf)),
    adjustment: charge ? ({ ...charge, amount: rupiahFromWire(charge.amount) } as Adjustment) : null,
  }
}
