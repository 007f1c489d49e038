import type { KitchenDays } from '@dimsum/contract/kitchen'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Days that customers can order for, with the remaining capacity. */
export const kitchenDaysQuery = queryOptions({
  queryKey: ['kitchen', 'days'],
  queryFn: ({ signal }) => api.get<KitchenDays>('/api/kitchen/days', { signal }),
})
