import type { AdminOrder } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { type OrderStatus, statusBadge } from '@dimsum/domain/order-status'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import {
  changeOrderStatus,
  orderCountsQuery,
  orderTimelineQuery,
  putOrder,
  refreshShownOrders,
  restartListReading,
} from '../../api/orders.ts'

/** From what the screen shows to what the owner wants. */
type StatusChange = {
  from: OrderStatus
  to: OrderStatus
  reason?: string | undefined
  /** Why the order was cancelled that is reopened by this change: taking it back tells the customer again. */
  reasonBefore?: string | null
}

/** Longer than anybody leaves a failure unanswered (ms). */
const remembered = 60 * 60 * 1000

const failureText = (error: unknown) => errorMessage(error, 'Failed to update order status')

/**
 * Moves an order on. What is on its way lies over what the list says, so the badge changes at once, goes back by itself
 * when the server refuses, and a list that is read in between cannot undo it. A failure stays until it is tried again.
 */
export function useChangeStatus(order: AdminOrder) {
  const queries = useQueryClient()
  const key = ['admin', 'order-status', order.id]
  const latest = useMutationState({
    filters: { mutationKey: key, exact: true },
    select: ({ state }) => state as MutationState<AdminOrder, Error, StatusChange>,
  }).at(-1)

  const { mutate } = useMutation({
    mutationKey: key,
    // One after the other: «Urungkan» waits for the change it takes back.
    scope: { id: `order-${order.id}` },
    gcTime: remembered,
    mutationFn: ({ from, to, reason }: StatusChange) =>
      changeOrderStatus({ id: order.id, status: to, expectedStatus: from, ...(reason && { reason }) }),
    onSuccess: (stored, { from, to, reasonBefore }) => {
      putOrder(queries, stored)
      restartListReading(queries)
      queries.invalidateQueries({ queryKey: orderCountsQuery.queryKey })
      queries.invalidateQueries({ queryKey: orderTimelineQuery(order.id).queryKey })
      toast({
        title: 'Status Updated',
        description: `#${formatOrderId(order.id)} → ${statusBadge[to]}`,
        tone: 'success',
        lang: 'en',
        action: {
          label: 'Urungkan',
          onPress: () =>
            mutate({
              from: to,
              to: from,
              reasonBefore: stored.cancelReason,
              ...(reasonBefore && { reason: reasonBefore }),
            }),
        },
      })
    },
    onError: (error) => {
      toast({ title: 'Error', description: failureText(error), tone: 'danger', lang: 'en' })
      // Another user may have moved it.
      void refreshShownOrders(queries, [order.id])
    },
  })

  const isPending = latest?.status === 'pending'
  const failed = latest?.status === 'error' && latest.variables?.to !== order.status ? latest : undefined
  const status = (isPending && latest.variables?.to) || order.status
  return {
    /** Where the order stands, as far as the owner is concerned. */
    status,
    isPending,
    /** Why the last change was refused. */
    failure: failed ? failureText(failed.error) : null,
    change: (to: OrderStatus, reason?: string) => {
      // Pressed again before the screen could say that it is on its way.
      const waiting = queries.getMutationCache().findAll({ mutationKey: key, exact: true, status: 'pending' })
      if (waiting.some(({ state }) => (state.variables as StatusChange | undefined)?.to === to)) return
      mutate({ from: status, to, reasonBefore: order.cancelReason, ...(reason && { reason }) })
    },
    tryAgain: () => failed?.variables && mutate({ ...failed.variables, from: order.status }),
  }
}
