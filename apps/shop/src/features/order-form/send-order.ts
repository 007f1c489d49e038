import type { Order } from '@dimsum/contract/orders'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import { placeOrder } from '@dimsum/web/api/orders.ts'
import { sendOnce, type Tries } from '@dimsum/web/api/send-once.ts'
import { draftKey, noteRefused, noteSent, renewKey, unansweredOrders } from './order-draft.ts'

export type PlacedOrder = {
  order: Order
  /** The order exists as it was sent before; what was changed since is not in it. */
  isEarlierVersion: boolean
}

/** Kept with the draft, through a reload too. Nothing of this tab under the key: it came along when the tab was copied. */
const tries: Tries<PlaceOrder> = {
  key: draftKey,
  unanswered: unansweredOrders,
  noteSent,
  noteRefused,
  renewKey,
}

/** Sends the order under the draft's key, once. `expectedTotal` is the total on the screen, as on the wire. */
export async function sendOrder(wanted: PlaceOrder, expectedTotal: string): Promise<PlacedOrder> {
  const { answer, isEarlierVersion } = await sendOnce(tries, wanted, (order, idempotencyKey, isRepeat) =>
    placeOrder({ order, idempotencyKey, ...(!isRepeat && { expectedTotal }) }),
  )
  return { order: answer, isEarlierVersion }
}
