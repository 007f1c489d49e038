/** Whether money of an order is still to come. */
import { isCancelled, type OrderStatus } from './order-status.ts'

/** An order that costs nothing: a promotion code took all of it off. `totalPrice` as on the wire (`"0.00"`). */
export const isFree = ({ totalPrice }: { readonly totalPrice: string }): boolean => Number(totalPrice) === 0

/** Not paid, not cancelled, and not free. */
export const awaitsPayment = (order: {
  readonly isPaid: boolean
  readonly status: OrderStatus
  readonly totalPrice: string
}): boolean => !order.isPaid && !isCancelled(order.status) && !isFree(order)
