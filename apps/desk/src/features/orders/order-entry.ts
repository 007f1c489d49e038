import { type PackageType, packageTypes } from '@dimsum/domain/catalogue'
import type { OrderLine } from '@dimsum/domain/pricing'
import type { Said } from '@dimsum/ui/say.tsx'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import type { OrderEntry } from '../../api/orders.ts'

/** An order as the owner writes it down while the customer talks. */
export type Entry = {
  source: OrderEntry['source']
  packs: Record<PackageType, number>
  isDelivery: boolean
  deliveryDate: string
  name: string
  phone: string
  address: string
  notes: string
  overrideKitchen: boolean
}

export const emptyEntry: Entry = {
  source: 'whatsapp',
  packs: { '10pcs': 0, '20pcs': 0, '100pcs': 0 },
  isDelivery: true,
  deliveryDate: '',
  name: '',
  phone: '',
  address: '',
  notes: '',
  overrideKitchen: false,
}

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
  return {
    source: entry.source,
    overrideKitchen: entry.overrideKitchen,
    order: {
      ...first,
      ...(items.length > 1 && { items }),
      customerName: entry.name,
      customerPhone: entry.phone,
      customerAddress: entry.isDelivery ? entry.address : entry.address || pickupAddress,
      isDelivery: entry.isDelivery,
      notes: entry.notes,
      deliveryDate: entry.deliveryDate || null,
    },
  }
}

type EntryField = 'packs' | 'name' | 'phone' | 'address' | 'notes' | 'deliveryDate'
export type EntryProblems = Partial<Record<EntryField, Said>>

const fieldOf: Readonly<Record<string, EntryField>> = {
  customerName: 'name',
  customerPhone: 'phone',
  customerAddress: 'address',
  notes: 'notes',
  deliveryDate: 'deliveryDate',
  packageType: 'packs',
  quantity: 'packs',
  items: 'packs',
}

/** The refusal's messages on the fields they speak of. */
export function problemsIn(error: unknown): EntryProblems {
  const issues = error instanceof ApiError ? error.issues : []
  const problems: EntryProblems = {}
  for (const { path, message } of issues) {
    const field = fieldOf[path.replace(/^order\./, '').split('.')[0] ?? '']
    if (field) problems[field] ??= message
  }
  return problems
}

/** The problems that are left when part of the entry changes; how the order leaves decides whether it needs an address. */
export function withoutOld(problems: EntryProblems, change: Partial<Entry>): EntryProblems {
  const answered = new Set<string>(Object.keys(change))
  if (change.isDelivery !== undefined) answered.add('address')
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !answered.has(field)))
}
