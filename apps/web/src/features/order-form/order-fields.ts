import type { PlaceOrder, PlaceOrderInput } from '@dimsum/contract/place-order'
import type { FieldErrors, FieldPath, Resolver } from 'react-hook-form'
import type { FieldProblem } from '../../ui/error-summary.tsx'

/** What the form holds; the contract's schema is its judge, the same one the server uses. */
export type OrderValues = PlaceOrderInput
export type OrderField = FieldPath<OrderValues>

/** Fetches what judges the form; call it when somebody begins to write. */
export const fetchRules = () => import('./order-rules.ts')

/**
 * Judges the form by the contract's schema. Where its code cannot be fetched the form goes to the server as it is
 * written: the server judges by the same schema and answers in the same words.
 */
export const orderResolver: Resolver<OrderValues, unknown, PlaceOrder> = async (values, context, options) => {
  const rules = await fetchRules().catch(() => null)
  return rules ? rules.judge(values, context, options) : { values: asWritten(values), errors: {} }
}

function asWritten(values: OrderValues): PlaceOrder {
  const { quantity = 1, isDelivery = true, customerEmail, notes, deliveryDate, ...rest } = values
  return {
    ...rest,
    quantity,
    isDelivery,
    customerEmail: customerEmail || null,
    notes: notes || null,
    deliveryDate: deliveryDate ?? null,
  }
}

/** The form before anybody wrote into it: no package chosen, one piece of it, delivered (spec section 2). */
export const emptyOrder = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  customerAddress: '',
  quantity: 1,
  isDelivery: true,
  notes: '',
  website: '',
} as const satisfies Partial<OrderValues>

/** Fields that hold what somebody wrote, letter by letter. */
export const writtenFields = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'customerAddress',
  'notes',
] as const satisfies readonly OrderField[]

/** In the order of the screen; the first wrong one gets the focus. */
const fields: readonly { name: OrderField; id: string; label: string }[] = [
  { name: 'packageType', id: 'packageType', label: 'Paket' },
  { name: 'quantity', id: 'quantity', label: 'Jumlah' },
  { name: 'isDelivery', id: 'isDelivery', label: 'Pengantaran' },
  { name: 'deliveryDate', id: 'deliveryDate', label: 'Tanggal' },
  { name: 'customerName', id: 'customerName', label: 'Nama' },
  { name: 'customerPhone', id: 'customerPhone', label: 'Nomor WhatsApp' },
  { name: 'customerEmail', id: 'customerEmail', label: 'Email' },
  { name: 'customerAddress', id: 'customerAddress', label: 'Alamat' },
  { name: 'notes', id: 'notes', label: 'Catatan' },
]

/** What needs care, for the links above the button. */
export function problemsIn(errors: FieldErrors<OrderValues>): readonly FieldProblem[] {
  return fields.filter(({ name }) => name in errors).map(({ id, label }) => ({ id, label }))
}

/** The form's field a server's `issues` path speaks of: `items.0.quantity` is the quantity; `null` for no field. */
export function fieldOfIssue(path: string): OrderField | null {
  const parts = path.split('.')
  return (
    fields.find(({ name }) => name === parts[0])?.name ??
    fields.find(({ name }) => name === parts.at(-1))?.name ??
    null
  )
}
