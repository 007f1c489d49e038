import type { Order } from '@dimsum/contract/orders'
import type { DeliveryArea } from '@dimsum/domain/delivery-areas'
import { orderLines } from '@dimsum/domain/order-lines'
import { formQuantityMaximum } from '@dimsum/domain/quantity'
import { writtenFields } from './order-fields.ts'
import type { OrderValues } from './order-values.ts'

/**
 * Form values for «Pesan lagi»: packages, customer, address, and the area of `areas` with the order's area name. The
 * day is not copied. Of a masked order only the packages are copied.
 */
export function repeatedValues(order: Order, areas: readonly DeliveryArea[] = []): Partial<OrderValues> {
  const lines = orderLines(order)
  const hasChoices = lines.some(({ options }) => options.length > 0)
  const copied = lines.map(({ packageType, quantity, options }) => ({
    packageType,
    quantity: Math.min(quantity, formQuantityMaximum),
    ...(hasChoices && { choices: [...options] }),
  }))
  const goods = { lines: copied, isDelivery: order.isDelivery }
  if (order.masked) return goods
  const isFor = (name: string) =>
    order.charges?.some(({ kind, reason }) => kind === 'delivery' && reason === name) ?? false
  const area = areas.find(({ name }) => isFor(name))
  return {
    ...goods,
    ...(area && { deliveryAreaId: area.id }),
    ...Object.fromEntries(writtenFields.map((name) => [name, order[name] ?? ''])),
  }
}
