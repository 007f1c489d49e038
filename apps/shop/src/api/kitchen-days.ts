import type { KitchenDays } from '@dimsum/contract/kitchen'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** The days customers can order for, with what is left of them. */
export const kitchenDaysQuery = queryOptions({
  queryKey: ['kitchen', 'days'],
  queryFn: ({ signal }) => api.get<KitchenDays>('/api/kitchen/days', { signal }),
})
