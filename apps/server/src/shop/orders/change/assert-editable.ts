import { formatOrderId } from '@dimsum/domain/order-number'
import { isCancelled, isFinal } from '@dimsum/domain/order-status'
import { kitchenRefusals } from '@dimsum/words/server/kitchen'
import { ShopError } from '../../../platform/errors/shop-error.ts'
import type { StoredOrder } from '../read/orders.queries.ts'

/** @throws ShopError `conflict` for an order that is cancelled or handed over */
export const assertEditable = ({ id, status }: Pick<StoredOrder, 'id' | 'status'>): void => {
  const number = formatOrderId(id)
  if (isCancelled(status)) throw new ShopError('conflict', kitchenRefusals.cancelled(number))
  if (isFinal(status)) throw new ShopError('conflict', kitchenRefusals.handedOver(number))
}
