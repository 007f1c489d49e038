import type { AdminOrder } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import type { OrderStatus } from '@dimsum/domain/order-status'
import { toast } from '@dimsum/ui/toast-store.ts'
import { orderSteps } from '@dimsum/words/desk/order-steps'
import { statusBadge } from '@dimsum/words/order-status'
import { widgets } from '@dimsum/words/widgets'
import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import {
  failureText,
  noteRefused,
  noteStored,
  type StatusChange,
  statusChange,
  statusChangeKey,
} from './status-change.ts'

/**
 * Changes an order's status. The pending status is derived from the running mutation, so the badge changes at once,
 * reverts when the server rejects it, and survives a refetch of the list. A failure stays until the next try.
 */
export function useChangeStatus(order: AdminOrder) {
  const queries = useQueryClient()
  const key = statusChangeKey(order.id)
  const latest = useMutationState({
    filters: { mutationKey: key, exact: true },
    select: ({ state }) => state as MutationState<AdminOrder, Error, StatusChange>,
  }).at(-1)

  const { mutate, mutateAsync } = useMutation({
    ...statusChange(queries, order.id),
    onSuccess: (stored, { from, to, reasonBefore }) => {
      noteStored(queries, stored)
      toast({
        title: orderSteps.updated,
        description: orderSteps.moved(formatOrderId(order.id), statusBadge[to]),
        tone: 'success',
        action: {
          label: widgets.undo,
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
      toast({ title: orderSteps.failed, description: failureText(error), tone: 'danger' })
      noteRefused(queries, order.id)
    },
  })

  const isPending = latest?.status === 'pending'
  const failed = latest?.status === 'error' && latest.variables?.to !== order.status ? latest : undefined
  const status = (isPending && latest.variables?.to) || order.status
  return {
    /** Pending status, else the stored one. */
    status,
    isPending,
    /** Reason why the last change failed. */
    failure: failed ? failureText(failed.error) : null,
    change: (to: OrderStatus) => {
      // A double press can arrive before the button is rendered as busy.
      const waiting = queries.getMutationCache().findAll({ mutationKey: key, exact: true, status: 'pending' })
      if (waiting.some(({ state }) => (state.variables as StatusChange | undefined)?.to === to)) return
      mutate({ from: status, to, reasonBefore: order.cancelReason })
    },
    /** Rejects with the error, so that the dialog keeps the typed reason. */
    changeWithReason: (change: Pick<StatusChange, 'from' | 'to'>, reason: string) =>
      mutateAsync({ ...change, reason, reasonBefore: order.cancelReason }),
    tryAgain: () => failed?.variables && mutate({ ...failed.variables, from: order.status }),
  }
}
