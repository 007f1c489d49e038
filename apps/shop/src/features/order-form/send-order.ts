import type { Order } from '@dimsum/contract/orders'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import { placeOrder } from '@dimsum/web/api/orders.ts'
import { sendOnce } from '@dimsum/web/api/send-once.ts'
import { orderTries } from './order-draft.ts'

export type PlacedOrder = {
  order: Order
  /** An earlier version was stored; later changes are not in it. */
  isEarlierVersion: boolean
}

/** Sends the order once, under the draft's key. `expectedTotal` is the total on screen in wire format. */
export async function sendOrder(wanted: PlaceOrder, expectedTotal: string): Promise<PlacedOrder> {
  const { answer, isEarlierVersion } = await sendOnce(orderTries, wanted, (order, idempotencyKey, isRepeat) =>
    placeOrder({ order, idempotencyKey, ...(!isRepeat && { expectedTotal }) }),
  )
  return { order: answer, isEarlierVersion }
}
