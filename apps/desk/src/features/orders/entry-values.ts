import type { MenuPackage } from '@dimsum/contract/menu'
import { preselectedOptions, priceWithChoices } from '@dimsum/domain/choices'
import { rupiah } from '@dimsum/domain/money'
import type { OrderLine } from '@dimsum/domain/pricing'
import type { TypedNumber } from '@dimsum/domain/typed-number'
import { wibDay } from '@dimsum/domain/wib-date'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import { deskFields } from '@dimsum/words/desk/fields'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import type { Sentence } from '@dimsum/words/sentence'
import type { Resolver } from 'react-hook-form'
import type { OrderEntry } from '../../api/orders.ts'
import { readWindow } from '../../components/read-window.ts'

/**
 * Fields of the owner's order form, by their names in the API. All keep their values while the dialog is closed.
 * `repeated`: copied from the latest order of a known customer. Types and inputs are derived from this table.
 */
export const entryFields = {
  customerPhone: { label: orderEntry.phone, empty: '' },
  customerName: { label: orderEntry.name, empty: '', maximum: 100, repeated: true },
  isDelivery: { label: orderEntry.isDelivery, empty: true },
  customerAddress: { label: orderEntry.address, empty: '', maximum: 500, repeated: true },
  deliveryDate: { label: orderEntry.day, empty: '', optional: true },
  notes: { label: orderEntry.notes, empty: '', maximum: 1000, optional: true },
} as const satisfies {
  [Name in Exclude<keyof OrderEntry['order'], keyof NotInTable>]-?: EntryField
}

/** Order fields that are not in the table, with the reason. A field in neither does not compile. */
type NotInTable = {
  packageType: 'of the first of the packs'
  quantity: 'of the first of the packs'
  items: 'the packs'
  customerEmail: 'a caller is not asked for one'
  website: 'the trap of the public form'
  deliveryAreaId: 'switched on by the shop, see below'
  timeWindow: 'switched on by the shop, see below'
  promotionCode: 'switched on by the shop, see below'
}

export type EntryField = {
  label: Sentence
  maximum?: number
  optional?: boolean
  repeated?: true
  empty: string | boolean
}
type Fields = typeof entryFields
type FieldName = keyof Fields
type Having<Kind> = { [Name in FieldName]: Fields[Name] extends Kind ? Name : never }[FieldName]
export type TextFieldName = Having<{ empty: '' }>

/** Values copied from a known customer's latest order. */
export type Repeated = Record<Having<{ repeated: true }>, string>

export type MoreLine = { packageType: string; quantity: TypedNumber; choices: number[] }

/** Values of the owner's order form. */
export type Entry = {
  source: OrderEntry['source']
  /** Quantities by package key. */
  packs: Record<string, TypedNumber>
  /** Ids of the chosen options by the keys in `packs`; left out while they are as preselected. */
  choices: Record<string, number[]>
  /** Further lines of packages in `packs`, with other choices. */
  more: MoreLine[]
  overrideKitchen: boolean
  /** Id of a listed area; empty for none. */
  deliveryAreaId: string
  /** As typed; empty for none. */
  timeWindow: string
  /** Rupiah; empty for the area's fee. */
  deliveryFee: TypedNumber
  /** As typed; empty for none. */
  promotionCode: string
} & { [Name in FieldName]: Fields[Name]['empty'] extends string ? string : boolean }

const names = Object.keys(entryFields) as FieldName[]

/** Empty form for a menu of these packages. */
export const emptyEntry = (menu: readonly MenuPackage[]) =>
  ({
    source: 'whatsapp',
    packs: Object.fromEntries(menu.map(({ packageType }) => [packageType, 0])),
    choices: {} as Entry['choices'],
    more: [] as MoreLine[],
    overrideKitchen: false,
    deliveryAreaId: '',
    deliveryFee: null,
    timeWindow: '',
    promotionCode: '',
    ...Object.fromEntries(names.map((name) => [name, entryFields[name].empty])),
  }) as Entry

/** Stored as the address of a pick-up order without an address. */
const pickupAddress = 'Ambil sendiri di dapur'

type EntryLine = OrderLine & { choices?: number[] }

const isSome = (quantity: TypedNumber): quantity is number => typeof quantity === 'number' && quantity > 0

/** The lines of the order; a package with choices that were not touched has what is preselected for its day. */
export function linesOf(entry: Entry, menu: readonly MenuPackage[] = []): EntryLine[] {
  const day = entry.deliveryDate || wibDay(new Date())
  return Object.entries(entry.packs).flatMap(([packageType, quantity]) => {
    const groups = menu.find((item) => item.packageType === packageType)?.choiceGroups ?? []
    const chosen = entry.choices[packageType] ?? preselectedOptions(groups, day)
    const all = [
      { quantity, choices: chosen },
      ...entry.more.filter((line) => line.packageType === packageType && groups.length > 0),
    ]
    return all.flatMap(({ quantity: packs, choices }) =>
      isSome(packs)
        ? [
            {
              packageType,
              quantity: packs,
              ...(groups.length > 0 && choices.length > 0 && { choices: [...choices] }),
            },
          ]
        : [],
    )
  })
}

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
    packs: _packs,
    choices: _choices,
    more: _more,
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

/** Form field for the path of a server issue. An issue about all packages goes to the first one. */
export const entryField = (path: string, menu: readonly MenuPackage[]): string => {
  const [about = ''] = path.replace(/^order\./, '').split('.')
  return ['packageType', 'quantity', 'items'].includes(about) ? `packs.${menu[0]?.packageType}` : about
}

/** Checks packages and numbers; the server validates everything else. */
export const judgeEntry: Resolver<Entry, unknown, Entry> = (entry) => {
  const isText = (value: TypedNumber) => typeof value === 'string'
  const wrong = (message: Sentence) => ({ type: 'number', message: message.id })
  const types = Object.keys(entry.packs)
  const unread = types.filter((type) => isText(entry.packs[type] ?? null))
  const hasNone = unread.length === 0 && linesOf(entry).length === 0
  const packs = hasNone
    ? { [types[0] ?? '']: wrong(orderEntry.packagesMissing) }
    : Object.fromEntries(unread.map((type) => [type, wrong(deskFields.countWrong)]))
  const errors = {
    ...(Object.keys(packs).length > 0 && { packs }),
    ...(entry.isDelivery && isText(entry.deliveryFee) && { deliveryFee: wrong(deskFields.amountWrong) }),
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: entry, errors: {} }
}
