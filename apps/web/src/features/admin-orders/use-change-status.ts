import type { AdminOrder, ChangeOrderStatus, OrderList } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { type OrderStatus, statusBadge } from '@dimsum/domain/order-status'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeOrderStatus } from '../../api/admin-orders.ts'
import { errorMessage } from '../../api/api-error.ts'
import { toast } from '../../ui/toast-store.ts'

const lists = ['admin', 'orders']

/**
 * Moves an order on. The badge changes at once and goes back if the server refuses; the card stays where it is until
 * the list is loaded anew, so nothing jumps under a thumb. The toast offers «Urungkan».
 */
export function useChangeStatus(order: AdminOrder) {
  const queries = useQueryClient()
  const show = (status: OrderStatus) =>
    queries.setQueriesData<OrderList | null>(
      { queryKey: lists },
      (list) => list && withStatus(list, order.id, status),
    )

  return useMutation({
    mutationFn: (change: ChangeOrderStatus) =>
      changeOrderStatus({ id: order.id, expectedStatus: order.status, ...change }),
    onMutate: ({ status }) => {
      const before = order.status
      show(status)
      return { before }
    },
    onSuccess: (_answer, { status }, { before }) => {
      queries.invalidateQueries({ queryKey: ['admin', 'order-timeline', order.id] })
      toast({
        title: 'Status Updated',
        description: `#${formatOrderId(order.id)} → ${statusBadge[status]}`,
        tone: 'success',
        lang: 'en',
        action: { label: 'Urungkan', onPress: () => undo(status, before) },
      })
    },
    onError: (error, _change, context) => {
      if (context) show(context.before)
      refuse(error)
    },
  })

  async function undo(from: OrderStatus, to: OrderStatus) {
    show(to)
    try {
      await changeOrderStatus({ id: order.id, status: to, expectedStatus: from })
      queries.invalidateQueries({ queryKey: ['admin', 'order-timeline', order.id] })
    } catch (error) {
      show(from)
      refuse(error)
    }
  }
}

const refuse = (error: unknown) =>
  toast({
    title: 'Error',
    description: errorMessage(error, 'Failed to update order status'),
    tone: 'danger',
    lang: 'en',
  })

/** The list with one order in another status, its chips' counts moved along. */
function withStatus(list: OrderList, id: number, status: OrderStatus): OrderList {
  const order = list.orders.find((candidate) => candidate.id === id)
  if (!order || order.status === status) return list
  const counts = { ...list.counts }
  counts[order.status] = Math.max(0, (counts[order.status] ?? 0) - 1)
  counts[status] = (counts[status] ?? 0) + 1
  return {
    ...list,
    counts,
    orders: list.orders.map((candidate) => (candidate.id === id ? { ...candidate, status } : candidate)),
  }
}
