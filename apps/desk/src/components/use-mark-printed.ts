import { toast } from '@dimsum/ui/toast-store.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { dayLabels } from '@dimsum/words/desk/kitchen-days'
import { labelPrinted } from '@dimsum/words/desk/order-label'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { kitchenKey, markLabelsPrinted } from '../api/kitchen.ts'
import { toastFailure } from './toast-failure.ts'

/**
 * Marks labels as printed with the values they showed. Orders that changed meanwhile are refetched and offered for
 * printing again.
 */
export function useMarkPrinted() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: markLabelsPrinted,
    onSuccess: ({ changed = [] }) =>
      toast(
        changed.length > 0
          ? { title: labelPrinted.changed(changed.length), tone: 'danger' }
          : { title: labelPrinted.marked, tone: 'success' },
      ),
    onError: toastFailure(dayLabels.notMarked, dayLabels.stillGood),
    onSettled: (_answer, _error, orders) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: kitchenKey }),
        ...orders.map(({ id }) => queries.invalidateQueries({ queryKey: orderQuery(id).queryKey })),
      ]),
  })
  return mutate
}
