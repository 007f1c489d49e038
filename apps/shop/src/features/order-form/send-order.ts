import type { Order } from '@dimsum/contract/orders'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import { placeOrder } from '@dimsum/web/api/orders.ts'
import { sendOnce, type Tries } from '@dimsum/web/api/send-once.ts'
import { draftKey, noteRefused, noteSent, renewKey, unansweredOrders } from './order-draft.ts'

export type PlacedOrder = {
  order: Order
  /** An earlier version was stored; later changes are not in it. */
  isEarlierVersion: boolean
}

/**
 * Kept with the draft, also after a reload. If none of this tab's versions is under the key, the tab was duplicated.
 */
const tries: Tries<PlaceOrder> = {
  key: draftKey,
  unanswered: unansweredOrders,
  noteSent,
  noteRefused,
  renewKey,
}

/** Sends the order once, under the draft's key. `expectedTotal` is the total on screen in wire format. */
export async function sendOrder(wanted: PlaceOrder, expectedTotal: string): Promise<PlacedOrder> {
  const { answer, isEarlierVersion } = await sendOnce(tries, wanted, (order, idempotencyKey, isRepeat) =>
    placeOrder({ order, idempotencyKey, ...(!isRepeat && { expectedTotal }) }),
  )
  return { order: answer, isEarlierVersion }
}
