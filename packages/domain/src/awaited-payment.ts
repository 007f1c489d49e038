/** Whether money of an order is still to come. */
import { isCancelled, type OrderStatus } from './order-status.ts'

/** What an order costs, as on the wire: the total (`"0.00"`), and what it holds besides the items. */
type Cost = { readonly totalPrice: string; readonly charges?: readonly unknown[] | null | undefined }

/**
 * An order that costs nothing: a promotion code took all of it off, and is one of its charges. A total of nothing without
 * charges is an amount left out for who may not see money.
 */
export const isFree = ({ totalPrice, charges }: Cost): boolean =>
  Number(totalPrice) === 0 && Boolean(charges?.length)

/** Not paid, not cancelled, and not free. */
export const awaitsPayment = (
  order: Cost & { readonly isPaid: boolean; readonly status: OrderStatus },
): boolean => !order.isPaid && !isCancelled(order.status) && !isFree(order)
