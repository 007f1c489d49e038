import '@dimsum/web/api/schema-setup.ts'
import type { MenuPackage } from '@dimsum/contract/menu'
import { PlaceOrder } from '@dimsum/contract/place-order'
import { wibDay } from '@dimsum/domain/wib-date'
import type { FieldProblem } from '@dimsum/ui/error-summary.tsx'
import { choices } from '@dimsum/words/choices'
import type { Sentence } from '@dimsum/words/sentence'
import { deliveryAreas } from '@dimsum/words/shop/delivery-areas'
import { orderDay } from '@dimsum/words/shop/order-day'
import { orderFields } from '@dimsum/words/shop/order-form'
import { timeWindows } from '@dimsum/words/shop/time-windows'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldPath, Resolver } from 'react-hook-form'
import { linesOf, wrongLine } from './basket.ts'
import type { OrderValues } from './order-values.ts'

export type OrderField = FieldPath<OrderValues>

const byContract = zodResolver(PlaceOrder)

export const orderResolver =
  (menu: readonly MenuPackage[]): Resolver<OrderValues, unknown, PlaceOrder> =>
  async (values, context, options) => {
    const judged = await byContract(values, context, options)
    const day = values.deliveryDate || wibDay(new Date())
    if (wrongLine(linesOf(values), menu, day) < 0) return judged
    return { values: {}, errors: { ...judged.errors, choices: { type: 'choices', message: '' } } }
  }

/**
 * Fields in the order of the screen; the first invalid one gets the focus. `text`: typed text, `optional` if it may be
 * empty; false for fields that are chosen, or shown only while the shop has them switched on. `repeated`: «Pesan lagi»
 * copies it from the earlier order.
 */
const fields = {
  packageType: { label: orderFields.package },
  quantity: { label: orderFields.quantity },
  choices: { label: choices.title },
  isDelivery: { label: orderFields.delivery },
  deliveryAreaId: { label: deliveryAreas.area, text: false, repeated: false },
  deliveryDate: { label: orderDay.deliveryDay, pickUp: orderDay.pickUpDay, text: false, repeated: false },
  timeWindow: {
    label: timeWindows.deliveryTime,
    pickUp: timeWindows.pickUpTime,
    text: false,
    repeated: false,
  },
  customerName: { label: orderFields.name, text: 'required', repeated: true },
  customerPhone: { label: orderFields.phone, text: 'required', repeated: true },
  customerEmail: { label: orderFields.email, text: 'optional', repeated: true },
  customerAddress: { label: orderFields.address, text: 'required', repeated: true },
  notes: { label: orderFields.notes, text: 'optional', repeated: true },
  promotionCode: { label: orderFields.promotionCode, text: false, repeated: false },
} as const satisfies {
  // A package is chosen, although its key is a string.
  [Name in Exclude<keyof OrderValues, 'items' | 'website'>]-?: FormField<
    Name extends 'packageType' ? number : OrderValues[Name]
  >
}

/** `label` of the field; `pickUp` if it differs for pick-up orders. */
type FormField<Value> = { label: Sentence; pickUp?: Sentence } & (string extends Value
  ? { text: 'required' | 'optional' | false; repeated: boolean }
  : unknown)

type FieldName = keyof typeof fields
type Written<Kind> = {
  [Name in FieldName]: (typeof fields)[Name] extends Kind ? Name : never
}[FieldName]
type TextField = Written<{ text: string }>
const names = Object.keys(fields) as FieldName[]
const where = <Name extends FieldName>(holds: (field: Partial<FormField<string>>) => boolean) =>
  names.filter((name): name is Name => holds(fields[name]))

/** Fields with a text, kept in the draft. */
export const textFields = where<Written<{ text: unknown }>>(({ text }) => text !== undefined)
/** Fields with typed text. */
export const writtenFields = where<TextField>(({ text }) => typeof text === 'string')
/** Fields that «Pesan lagi» copies unchanged. */
export const repeatedFields = where<Written<{ repeated: true }>>(({ repeated }) => repeated === true)

/** The empty form: no package, quantity 1, delivery (product.md section 2). */
export const emptyOrder = {
  ...(Object.fromEntries(writtenFields.map((name) => [name, ''])) as Record<TextField, ''>),
  quantity: 1,
  isDelivery: true,
  website: '',
} satisfies Partial<OrderValues>

/** Invalid fields, for the error summary. */
export function problemsIn(errors: FieldErrors<OrderValues>, isDelivery: boolean): readonly FieldProblem[] {
  return names
    .filter((name) => name in errors)
    .map((name) => {
      const { label, pickUp }: { label: Sentence; pickUp?: Sentence } = fields[name]
      return { id: name, label: isDelivery ? label : (pickUp ?? label) }
    })
}

/** Form field for the path of a server issue: `items.0.quantity` is the quantity; `null` for none. */
export function fieldOfIssue(path: string): OrderField | null {
  const parts = path.split('.')
  return names.find((name) => name === parts[0]) ?? names.find((name) => name === parts.at(-1)) ?? null
}
