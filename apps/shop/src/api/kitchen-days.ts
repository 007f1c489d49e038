import type { KitchenDays } from '@dimsum/contract/kitchen'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/**
 * Days that customers can order for, with the remaining capacity. Refetched when the page becomes visible again: an
 * order form that stays open until the next day must not offer the days of the day before.
 */
export const kitchenDaysQuery = queryOptions({
  queryKey: ['kitchen', 'days'],
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  queryFn: ({ signal }) => api.get<KitchenDays>('/api/kitchen/days', { signal }),
})
