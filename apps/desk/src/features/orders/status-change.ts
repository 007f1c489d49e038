import type { AdminOrder } from '@dimsum/contract/orders'
import type { OrderStatus } from '@dimsum/domain/order-status'
import { errorSentence } from '@dimsum/web/api/api-error.ts'
import { orderSteps } from '@dimsum/words/desk/order-steps'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import {
  changeOrderStatus,
  orderCountsQuery,
  orderTimelineQuery,
  putOrder,
  refreshShownOrders,
  restartListReading,
} from '../../api/orders.ts'

/** From what the screen shows to what the owner wants. */
export type StatusChange = {
  from: OrderStatus
  to: OrderStatus
  reason?: string | undefined
  /** Why the order was cancelled that is reopened by this change: taking it back tells the customer again. */
  reasonBefore?: string | null
}

/** Longer than anybody leaves a failure unanswered (ms). */
const remembered = 60 * 60 * 1000

export const failureText = (error: unknown) => errorSentence(error, orderSteps.notUpdated)

export const statusChangeKey = (id: number) => ['admin', 'order-status', id]

/** The change of one order's status, however it was asked for: alone or with others. What it says to the owner is its caller's. */
export const statusChange = (queries: QueryClient, id: number) =>
  mutationOptions({
    mutationKey: statusChangeKey(id),
    // One after the other: «Urungkan» waits for the change it takes back.
    scope: { id: `order-${id}` },
    gcTime: remembered,
    mutationFn: ({ from, to, reason }: StatusChange) =>
      changeOrderStatus({ id, status: to, expectedStatus: from, ...(reason && { reason }) }),
    onSuccess: (stored: AdminOrder) => noteStored(queries, stored),
    onError: () => noteRefused(queries, id),
  })

/** Shows the order as it is stored now, wherever it stands. */
export function noteStored(queries: QueryClient, stored: AdminOrder) {
  putOrder(queries, stored)
  restartListReading(queries)
  queries.invalidateQueries({ queryKey: orderCountsQuery.queryKey })
  queries.invalidateQueries({ queryKey: orderTimelineQuery(stored.id).queryKey })
}

/** Reads the order anew: another user may have moved it. */
export const noteRefused = (queries: QueryClient, id: number) => void refreshShownOrders(queries, [id])
