import type { CancelOwnOrder } from '@dimsum/contract/customer-changes'
import type { Order } from '@dimsum/contract/orders'
import { withdrawal } from '@dimsum/domain/order-status'
import { customerChanges } from '@dimsum/words/server/customer-changes'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { type Alongside, changeOrderStatus } from '../orders/change/change-order-status.ts'
import type { EditParts } from '../orders/change/edit-order.ts'
import type { ShopRules } from '../settings/shop-rules.ts'
import { assertOpen, ownOrder } from './own-order.ts'

/**
 * The holder cancels an unpaid order, with the same effects as the owner's cancellation: stock and capacity are
 * released, an open payment is ended. A payment that commits after the cancellation is for the owner to refund.
 * @throws ShopError `conflict` when it is paid or too late; `stale` when its status is not the one that was shown
 */
export const cancelOwnOrder = async (
  parts: EditParts,
  actor: string,
  id: number,
  { expectedStatus, reason }: CancelOwnOrder,
  rules: ShopRules,
): Promise<Order> => {
  const alongside: Alongside = async (_, order) => {
    assertOpen(order, parts.now(), rules)
    if (order.isPaid || order.amountPaid !== null) throw new ShopError('conflict', customerChanges.paid)
  }
  await changeOrderStatus(parts, actor, id, { ...withdrawal, expectedStatus, reason, alongside }, rules)
  return ownOrder(parts.db, id)
}
