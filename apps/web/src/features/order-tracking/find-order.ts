import type { Order } from '@dimsum/contract/orders'
import { samePhone } from '@dimsum/domain/phone'
import type { QueryClient } from '@tanstack/react-query'
import { orderQuery, proveOrderAccess } from '../../api/orders.ts'
import {
  type AccessFailure,
  accessFailure,
  mismatchFailure,
  notFoundFailure,
} from '../../components/access-failure.ts'

export type Search = { id: number; phone: string }
export type Finding = { found: Order } | { failure: AccessFailure }

/**
 * Opens the order with its phone, then reads it. The server judges the phone; what it answers is compared once more
 * before anything is shown (spec section 5, Track order). A browser that keeps no cookie gets the order masked.
 */
export async function findOrder(queries: QueryClient, { id, phone }: Search): Promise<Finding> {
  try {
    await proveOrderAccess({ id, phone })
    const order = await queries.fetchQuery({ ...orderQuery(id), staleTime: 0 })
    if (!order) return { failure: notFoundFailure }
    const isTheirs = order.masked || samePhone(phone, order.customerPhone)
    return isTheirs ? { found: order } : { failure: mismatchFailure }
  } catch (error) {
    return { failure: accessFailure(error) }
  }
}
