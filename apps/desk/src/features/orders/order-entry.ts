import { type PackageType, packageTypes } from '@dimsum/domain/catalogue'
import type { OrderLine } from '@dimsum/domain/pricing'
import type { Said } from '@dimsum/ui/say.tsx'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { orderEntry } from '@dimsum/words/desk/order-entry'
import type { Sentence } from '@dimsum/words/sentence'
import type { OrderEntry } from '../../api/orders.ts'
import { readWindow } from '../../components/read-window.ts'
import { readWholeNumber } from '../../components/whole-number.ts'

/**
 * The order's fields as the owner fills them in, by their names in the call. All are kept while the dialog is closed;
 * `repeated`: taken over from the latest order of a caller who has ordered before. Every text's input follows from here.
 */
export const entryFields = {
  customerPhone: { label: orderEntry.phone, empty: '' },
  customerName: { label: orderEntry.name, empty: '', maximum: 100, repeated: true },
  isDelivery: { label: orderEntry.isDelivery, empty: true },
  customerAddress: { label: orderEntry.address, empty: '', maximum: 500, repeated: true },
  deliveryDate: { label: orderEntry.day, empty: '', optional: true },
  notes: { label: orderEntry.notes, empty: '', maximum: 1000, optional: true },
} as const satisfies {
  [Name in keyof OrderEntry['order']]?: EntryField
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

/** What a caller who has ordered before need not say again. */
export type Repeated = Record<Having<{ repeated: true }>, string>

/** An order as the owner writes it down while the customer talks. */
export type Entry = {
  source: OrderEntry['source']
  packs: Record<PackageType, number>
  overrideKitchen: boolean
  /** Of the areas the shop lists; empty for none. */
  deliveryAreaId: string
  /** As it is typed; empty: none agreed. */
  timeWindow: string
  /** As it is typed; empty: what the area costs. */
  deliveryFee: string
  /** As it is typed; empty for none. */
  promotionCode: string
} & { [Name in FieldName]: Fields[Name]['empty'] extends string ? string : boolean }

const names = Object.keys(entryFields) as FieldName[]

export const emptyEntry = {
  source: 'whatsapp',
  packs: { '10pcs': 0, '20pcs': 0, '100pcs': 0 },
  overrideKitchen: false,
  deliveryAreaId: '',
  deliveryFee: '',
  timeWindow: '',
  promotionCode: '',
  ...Object.fromEntries(names.map((name) => [name, entryFields[name].empty])),
} as Entry

/** Stands in a pickup order without an address. */
const pickupAddress = 'Ambil sendiri di dapur'

export const linesOf = ({ packs }: Entry): OrderLine[] =>
  packageTypes
    .filter((type) => packs[type] > 0)
    .map((packageType) => ({ packageType, quantity: packs[packageType] }))

/** The call's body; `null` while no package is chosen. Everything else the server validates. */
export function bodyOf(entry: Entry): OrderEntry | null {
  const items = linesOf(entry)
  const [first] = items
  if (!first) return null
  const {
    source,
    overrideKitchen,
    packs: _,
    deliveryAreaId,
    deliveryFee,
    timeWindow,
    promotionCode,
    ...order
  } = entry
  const fee = order.isDelivery ? readWholeNumber(deliveryFee) : null
  return {
    source,
    overrideKitchen,
    ...(fee !== null && { deliveryFee: fee }),
    order: {
      ...first,
      ...(items.length > 1 && { items }),
      ...order,
      ...(order.isDelivery && deliveryAreaId && { deliveryAreaId }),
      customerAddress: order.customerAddress || (order.isDelivery ? '' : pickupAddress),
      deliveryDate: order.deliveryDate || null,
      ...(order.deliveryDate && timeWindow.trim() && { timeWindow: readWindow(timeWindow) }),
      ...(promotionCode.trim() && { promotionCode }),
    },
  }
}

/** Fields that are there only while the shop has them switched on. */
const switchedOn = ['deliveryAreaId', 'deliveryFee', 'timeWindow', 'promotionCode'] as const

export type EntryProblems = Partial<Record<FieldName | 'packs' | (typeof switchedOn)[number], Said>>

/** The refusal's messages on the fields they speak of. */
export function problemsIn(error: unknown): EntryProblems {
  const issues = error instanceof ApiError ? error.issues : []
  const problems: EntryProblems = {}
  for (const { path, message } of issues) {
    const [about] = path.replace(/^order\./, '').split('.')
    const isOfPacks = about === 'packageType' || about === 'quantity' || about === 'items'
    const field = isOfPacks ? 'packs' : [...names, ...switchedOn].find((name) => name === about)
    if (field) problems[field] ??= message
  }
  return problems
}

/** The problems that are left when part of the entry changes; how the order leaves decides whether it needs an address. */
export function withoutOld(problems: EntryProblems, change: Partial<Entry>): EntryProblems {
  const answered = new Set<string>(Object.keys(change))
  if (change.isDelivery !== undefined) answered.add('customerAddress')
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !answered.has(field)))
}
