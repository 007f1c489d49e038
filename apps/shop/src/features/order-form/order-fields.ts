import type { MenuPackage } from '@dimsum/contract/menu'
import { PlaceOrder, type PlaceOrderInput } from '@dimsum/contract/place-order'
import { wibDay } from '@dimsum/domain/wib-date'
import type { FieldProblem } from '@dimsum/ui/error-summary.tsx'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { choices } from '@dimsum/words/choices'
import type { Sentence } from '@dimsum/words/sentence'
import { deliveryAreas } from '@dimsum/words/shop/delivery-areas'
import { orderDay } from '@dimsum/words/shop/order-day'
import { orderFields } from '@dimsum/words/shop/order-form'
import { timeWindows } from '@dimsum/words/shop/time-windows'
import type { FieldErrors, FieldPath, Resolver, ResolverOptions } from 'react-hook-form'
import { goodsOf, itemsOf, wrongLine } from './basket.ts'
import type { OrderValues } from './order-values.ts'

export type OrderField = FieldPath<OrderValues>

const byContract = zodResolver(PlaceOrder)

export const orderResolver =
  (menu: readonly MenuPackage[]): Resolver<OrderValues, unknown, PlaceOrder> =>
  async ({ lines = [], ...values }, context, options) => {
    const day = values.deliveryDate || wibDay(new Date())
    const order = { ...values, ...goodsOf(itemsOf(lines, menu, day)) } as PlaceOrderInput
    const judged = await byContract(order, context, options as unknown as ResolverOptions<PlaceOrderInput>)
    if (wrongLine(lines, menu, day) < 0) return judged
    return { values: {}, errors: { ...judged.errors, choices: { type: 'choices', message: '' } } }
  }

/**
 * Fields in the order of the screen; the first invalid one gets the focus. `text` marks the fields with a text: «Pesan
 * lagi» copies the text of a `repeated` field, not that of a `once` field. Delivery area, time window and promotion code
 * are shown only while the shop offers them.
 */
const fields = {
  packageType: { label: orderFields.package },
  quantity: { label: orderFields.quantity },
  choices: { label: choices.title },
  isDelivery: { label: orderFields.delivery },
  deliveryAreaId: { label: deliveryAreas.area, text: 'once' },
  deliveryDate: { label: orderDay.deliveryDay, pickUp: orderDay.pickUpDay, text: 'once' },
  timeWindow: { label: timeWindows.deliveryTime, pickUp: timeWindows.pickUpTime, text: 'once' },
  customerName: { label: orderFields.name, text: 'repeated' },
  customerPhone: { label: orderFields.phone, text: 'repeated' },
  customerEmail: { label: orderFields.email, text: 'repeated' },
  customerAddress: { label: orderFields.address, text: 'repeated' },
  notes: { label: orderFields.notes, text: 'repeated' },
  promotionCode: { label: orderFields.promotionCode, text: 'once' },
} as const satisfies {
  [Name in Exclude<keyof OrderValues, 'lines' | 'website'>]-?: FormField<OrderValues[Name]>
}

/** `label` of the field; `pickUp` if it differs for pick-up orders. */
type FormField<Value> = { label: Sentence; pickUp?: Sentence } & (string extends Value
  ? { text: 'repeated' | 'once' }
  : unknown)

type FieldName = keyof typeof fields
type NameWith<Text> = {
  [Name in FieldName]: (typeof fields)[Name] extends { text: Text } ? Name : never
}[FieldName]
const names = Object.keys(fields) as FieldName[]

/** Fields with a text. The app reads what was typed into them before it started (typed-before-start.ts). */
export const textFields = names.filter((name): name is NameWith<string> => 'text' in fields[name])
/** Fields whose text «Pesan lagi» copies. */
export const writtenFields = textFields.filter(
  (name): name is NameWith<'repeated'> => fields[name].text === 'repeated',
)

/** The empty form: no package, delivery (product.md section 2). */
export const emptyOrder = {
  ...(Object.fromEntries(writtenFields.map((name) => [name, ''])) as Record<NameWith<'repeated'>, ''>),
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
