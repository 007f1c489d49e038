import type { SheetOrder } from '@dimsum/contract/kitchen'
import type { ChangeOrderStatus } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { toast } from '@dimsum/ui/toast-store.ts'
import { kitchen, kitchenOrder } from '@dimsum/words/desk/kitchen'
import { orderSteps } from '@dimsum/words/desk/order-steps'
import { statusBadge } from '@dimsum/words/order-status'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { kitchenKey } from '../../api/kitchen.ts'
import { changeOrderStatus, ordersKey } from '../../api/orders.ts'
import { toastFailure } from '../../components/toast-failure.ts'

/** Advances an order of the sheet. The sheet is refetched, because the order may change its position. */
export function useMoveOrder(order: SheetOrder) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: ChangeOrderStatus) =>
      changeOrderStatus({ id: order.id, expectedStatus: order.status, ...change }),
    onSuccess: (_answer, { status }) =>
      toast({ title: orderSteps.moved(formatOrderId(order.id), statusBadge[status]), tone: 'success' }),
    onError: toastFailure(kitchenOrder.statusNotChanged, kitchen.checkConnection),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: kitchenKey }),
        queries.invalidateQueries({ queryKey: ordersKey }),
      ]),
  })
}
