import type { Order } from '@dimsum/contract/orders'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import { ApiError } from '../../api/api-error.ts'
import { placeOrder } from '../../api/orders.ts'
import { draftKey, noteRefused, noteSent, renewKey, sameOrder, unansweredOrders } from './order-draft.ts'

export type PlacedOrder = {
  order: Order
  /** The order exists as it was sent before; what was changed since is not in it. */
  isEarlierVersion: boolean
}

/**
 * Sends the order under the draft's key. When an earlier try was never answered and the form was changed since, the key
 * may already belong to that earlier order; then the server says so, the earlier order is fetched by repeating it, and
 * nobody gets two. `expectedTotal` is the total on the screen, as on the wire.
 */
export async function sendOrder(order: PlaceOrder, expectedTotal: string): Promise<PlacedOrder> {
  const earlier = unansweredOrders().filter((other) => !sameOrder(other, order))
  try {
    return { order: await sendNoted(order, expectedTotal), isEarlierVersion: false }
  } catch (error) {
    if (!isKeyReused(error)) throw error
  }
  for (const version of earlier.toReversed()) {
    const found = await repeat(version)
    if (found) return { order: found, isEarlierVersion: true }
  }
  // Nothing this tab sent is under the key: it came along when the tab was copied.
  renewKey()
  return { order: await sendNoted(order, expectedTotal), isEarlierVersion: false }
}

async function sendNoted(order: PlaceOrder, expectedTotal: string): Promise<Order> {
  const idempotencyKey = draftKey()
  noteSent(order)
  try {
    return await placeOrder({ order, idempotencyKey, expectedTotal })
  } catch (error) {
    if (isRefusal(error)) noteRefused(order)
    throw error
  }
}

/** The order stored under the key, if this is the version that is stored. */
async function repeat(version: PlaceOrder): Promise<Order | null> {
  try {
    return await placeOrder({ order: version, idempotencyKey: draftKey() })
  } catch (error) {
    if (isKeyReused(error)) return null
    throw error
  }
}

const isKeyReused = (error: unknown) => error instanceof ApiError && error.code === 'key-reused'

/** The server has judged the order. Anything else, no answer or a fault on the way, leaves open whether it exists. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500
