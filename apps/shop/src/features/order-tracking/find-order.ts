import type { Order } from '@dimsum/contract/orders'
import { samePhone } from '@dimsum/domain/phone'
import { ApiError, isMissing } from '@dimsum/web/api/api-error.ts'
import { proveOrderAccess, refetchOrder } from '@dimsum/web/api/orders.ts'
import {
  type AccessFailure,
  accessFailure,
  mismatchFailure,
  notFoundFailure,
} from '@dimsum/web/components/access-failure.ts'
import { trackOrder } from '@dimsum/words/shop/track-order'
import type { QueryClient } from '@tanstack/react-query'

export type Search = {
  /** `null` for digits that are no valid order id. */
  id: number | null
  phone: string
}
export type Finding = { found: Order } | { failure: AccessFailure }

/**
 * Verifies the phone on the server, then fetches the order. The phone in the response is compared again before the
 * order is shown (product.md section 5, Track order). A browser that stores no cookie gets the masked order.
 */
export async function findOrder(queries: QueryClient, { id, phone }: Search): Promise<Finding> {
  if (id === null) return { failure: notFoundFailure }
  try {
    await proveOrderAccess(id, { phone })
    const order = await refetchOrder(queries, id)
    if (!order) return { failure: notFoundFailure }
    const isTheirs = order.masked || samePhone(phone, order.customerPhone)
    return isTheirs ? { found: order } : { failure: mismatchFailure }
  } catch (error) {
    return { failure: accessFailure(error) }
  }
}

/** The server refused the key of a private link. */
export const expiredLink: AccessFailure = {
  title: trackOrder.linkExpiredTitle,
  text: trackOrder.linkExpired,
}

/** Opens an order with the key of a private link from the owner. */
export async function openByLink(queries: QueryClient, id: number, key: string): Promise<Finding> {
  try {
    await proveOrderAccess(id, { key })
    const order = await refetchOrder(queries, id)
    return order ? { found: order } : { failure: expiredLink }
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 404)
    return { failure: isRefused ? expiredLink : accessFailure(error) }
  }
}

/**
 * Opens an order without verification if this browser already holds it. A masked or unknown order counts as not opened:
 * `null`.
 */
export async function openAsHolder(queries: QueryClient, id: number): Promise<Finding | null> {
  try {
    const order = await refetchOrder(queries, id)
    return order && !order.masked ? { found: order } : null
  } catch (error) {
    return isMissing(error) ? null : { failure: accessFailure(error) }
  }
}
