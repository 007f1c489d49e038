import type { MenuPackage } from '@dimsum/contract/menu'
import { priceWithChoices } from '@dimsum/domain/choices'
import { rupiah } from '@dimsum/domain/money'
import type { OrderLine } from '@dimsum/domain/pricing'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import { deskFields } from '@dimsum/words/desk/fields'
import type { Sentence } from '@dimsum/words/sentence'
import type { Resolver } from 'react-hook-form'
import type { OrderEntry } from '../../api/orders.ts'
import { readWindow } from '../../components/read-window.ts'
import {
  dayOf,
  type GoodsLine,
  goodsField,
  linesProblem,
  orderedGoods,
  withBlankLines,
} from './goods-line.ts'

/** Order fields that the form does not have, with the reason. */
type NotEntered = {
  packageType: 'of the first of the lines'
  quantity: 'of the first of the lines'
  items: 'the lines'
  customerEmail: 'a caller is not asked for one'
  website: 'the trap of the public form'
}

type Order = Required<OrderEntry['order']>

/** Values of the owner's order form: all other fields of an order by their names in the API, as typed. */
export type Entry = {
  [Name in Exclude<keyof Order, keyof NotEntered>]: boolean extends Order[Name] ? boolean : string
} & {
  source: OrderEntry['source']
  lines: GoodsLine[]
  overrideKitchen: boolean
  /** Rupiah; empty for the area's fee. */
  deliveryFee: TypedNumber
}

/** Empty form for a menu of these packages. */
export const emptyEntry = (menu: readonly MenuPackage[]): Entry => ({
  source: 'whatsapp',
  lines: withBlankLines([], menu),
  customerPhone: '',
  customerName: '',
  isDelivery: true,
  customerAddress: '',
  deliveryAreaId: '',
  deliveryFee: null,
  deliveryDate: '',
  timeWindow: '',
  overrideKitchen: false,
  notes: '',
  promotionCode: '',
})

/** Stored as the address of a pick-up order without an address. */
const pickupAddress = 'Ambil sendiri di dapur'

type EntryLine = OrderLine & { choices?: number[] }

/** The lines of the order; choices are left out for a package without them. */
export const linesOf = ({ lines, deliveryDate }: Entry, menu: readonly MenuPackage[] = []): EntryLine[] =>
  orderedGoods(lines, menu, dayOf(deliveryDate)).map(({ choices, ...line }) => {
    const item = menu.find(({ packageType }) => packageType === line.packageType)
    return { ...line, ...(item && item.choiceGroups.length > 0 && choices.length > 0 && { choices }) }
  })

/** Total in rupiah and pieces, at the menu's prices. */
export const totalsOf = (lines: readonly EntryLine[], menu: readonly MenuPackage[]) => {
  const sumOf = (figure: (item: MenuPackage, line: EntryLine) => number) =>
    lines.reduce((sum, line) => {
      const item = menu.find(({ packageType }) => packageType === line.packageType)
      return sum + (item ? figure(item, line) * line.quantity : 0)
    }, 0)
  return {
    price: rupiah(sumOf((item, { choices = [] }) => priceWithChoices(item, choices))),
    pieces: sumOf(({ pieces }) => pieces),
  }
}

/** Request body for a form with at least one package. */
export function bodyOf(entry: Entry, menu: readonly MenuPackage[] = []): OrderEntry {
  const items = linesOf(entry, menu)
  const [first] = items
  if (!first) throw new RangeError('An order has a package')
  const {
    source,
    overrideKitchen,
    lines: _lines,
    deliveryAreaId,
    deliveryFee,
    timeWindow,
    promotionCode,
    ...order
  } = entry
  return {
    source,
    overrideKitchen,
    ...(order.isDelivery && typeof deliveryFee === 'number' && { deliveryFee }),
    order: {
      packageType: first.packageType,
      quantity: packagesOf(items.filter(({ packageType }) => packageType === first.packageType)),
      ...((items.length > 1 || first.choices) && { items }),
      ...order,
      ...(order.isDelivery && deliveryAreaId && { deliveryAreaId }),
      customerAddress: order.customerAddress || (order.isDelivery ? '' : pickupAddress),
      deliveryDate: order.deliveryDate || null,
      ...(order.deliveryDate && timeWindow.trim() && { timeWindow: readWindow(timeWindow) }),
      ...(promotionCode.trim() && { promotionCode }),
    },
  }
}

/** Form field for the path of a server issue. */
export const entryField = (path: string): string => goodsField(path.replace(/^order\./, ''))

/** Checks packages and numbers; the server validates everything else. */
export const judgeEntry: Resolver<Entry, unknown, Entry> = (entry) => {
  const wrong = (message: Sentence) => ({ type: 'number', message: message.id })
  const problem = linesProblem(entry.lines, deskFields.noPackages)
  const errors = {
    ...(problem && { lines: wrong(problem) }),
    ...(entry.isDelivery &&
      typeof entry.deliveryFee === 'string' && { deliveryFee: wrong(deskFields.amountWrong) }),
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: entry, errors: {} }
}
