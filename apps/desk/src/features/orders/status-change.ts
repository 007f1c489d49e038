import type { AdminOrder } from '@dimsum/contract/orders'
import type { OrderStatus } from '@dimsum/domain/order-status'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { orderSteps } from '@dimsum/words/desk/order-steps'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import {
  changeOrderStatus,
  orderCountsQuery,
  orderTimelineQuery,
  putOrder,
  refreshShownOrders,
} from '../../api/orders.ts'

/** From the status on screen to the wanted one. */
export type StatusChange = {
  from: OrderStatus
  to: OrderStatus
  reason?: string | undefined
  /** Cancel reason of the order that this change reopens, needed to undo the change. */
  reasonBefore?: string | null
}

/** Time a failed change is kept (ms). */
const remembered = 60 * 60 * 1000

export const failureText = (error: unknown) => errorMessage(error, orderSteps.notUpdated)

export const statusChangeKey = (id: number) => ['admin', 'order-status', id]

/** Mutation for the status of one order, used for single and bulk changes. Toasts are up to the caller. */
export const statusChange = (queries: QueryClient, id: number) =>
  mutationOptions({
    mutationKey: statusChangeKey(id),
    // Serialised per order: «Urungkan» waits for the change that it reverts.
    scope: { id: `order-${id}` },
    gcTime: remembered,
    mutationFn: ({ from, to, reason }: StatusChange) =>
      changeOrderStatus({ id, status: to, expectedStatus: from, ...(reason && { reason }) }),
    onSuccess: (stored: AdminOrder) => noteStored(queries, stored),
    onError: () => noteRefused(queries, id),
  })

/** Writes the stored order into the cache. */
export function noteStored(queries: QueryClient, stored: AdminOrder) {
  putOrder(queries, stored)
  queries.invalidateQueries({ queryKey: orderCountsQuery.queryKey })
  queries.invalidateQueries({ queryKey: orderTimelineQuery(stored.id).queryKey })
}

/** Refetches the order: another user may have changed it. */
export const noteRefused = (queries: QueryClient, id: number) => void refreshShownOrders(queries, [id])
