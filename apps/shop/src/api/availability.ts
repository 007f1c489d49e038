import type { PackageAvailability } from '@dimsum/contract/inventory'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Packages that can be ordered now, with the remaining stock where it is limited. */
export const availabilityQuery = queryOptions({
  queryKey: ['packages', 'availability'],
  queryFn: ({ signal }) => api.get<PackageAvailability[]>('/api/packages/availability', { signal }),
})
