/** Whether an order still awaits payment. */
import { isCancelled, type OrderStatus } from './order-status.ts'

/** Cost of an order in wire format: the total (`"0.00"`) and its charges. */
type Cost = { readonly totalPrice: string; readonly charges?: readonly unknown[] | null | undefined }

/**
 * An order that costs nothing because a promotion code or a discount covers all of it. A zero total without charges is an amount
 * hidden from the role.
 */
export const isFree = ({ totalPrice, charges }: Cost): boolean =>
  Number(totalPrice) === 0 && Boolean(charges?.length)

/** Not paid, not cancelled, and not free. */
export const awaitsPayment = (
  order: Cost & { readonly isPaid: boolean; readonly status: OrderStatus },
): boolean => !order.isPaid && !isCancelled(order.status) && !isFree(order)
