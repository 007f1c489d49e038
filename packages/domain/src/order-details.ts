/** The parts of an order that its owner corrects as text and as a way of delivery. */
import { rupiahFromWire } from './money.ts'
import type { Charge } from './order-total.ts'

type Order = {
  readonly customerName: string
  readonly customerPhone: string
  readonly customerEmail: string | null
  readonly customerAddress: string
  readonly notes: string | null
  readonly isDelivery: boolean
  readonly charges?: readonly Charge[] | null | undefined
}

/** The values that a form of them begins with. */
export const detailsOf = (order: Order) => {
  const fee = order.charges?.find(({ kind }) => kind === 'delivery')
  return {
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    customerEmail: order.customerEmail,
    customerAddress: order.customerAddress,
    notes: order.notes,
    isDelivery: order.isDelivery,
    deliveryFee: fee ? Number(rupiahFromWire(fee.amount)) : null,
    deliveryArea: fee?.reason ?? '',
  }
}
export type OrderDetails = ReturnType<typeof detailsOf>
export type DetailName = keyof OrderDetails

/** The charges of the order with these details: a pick-up has no delivery fee. */
export const chargesWith = (
  {
    isDelivery,
    deliveryFee,
    deliveryArea,
  }: Pick<OrderDetails, 'isDelivery' | 'deliveryFee' | 'deliveryArea'>,
  charges: readonly Charge[],
): Charge[] => {
  const others = charges.filter(({ kind }) => kind !== 'delivery')
  const isCharged = isDelivery && deliveryFee !== null && (deliveryFee > 0 || deliveryArea !== '')
  return isCharged
    ? [{ kind: 'delivery', amount: `${deliveryFee}.00`, reason: deliveryArea }, ...others]
    : others
}
