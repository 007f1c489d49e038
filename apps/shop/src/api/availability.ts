import type { PackageAvailability } from '@dimsum/contract/inventory'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Which packages can be ordered now, and how many are left where that is limited. */
export const availabilityQuery = queryOptions({
  queryKey: ['packages', 'availability'],
  queryFn: ({ signal }) => api.get<PackageAvailability[]>('/api/packages/availability', { signal }),
})

/** Availability of one package; a package without a row can be ordered. */
export function usePackageAvailability(
  packageType: string | undefined,
): Pick<PackageAvailability, 'isOrderable' | 'left'> {
  const { data } = useQuery(availabilityQuery)
  return data?.find((item) => item.packageType === packageType) ?? { isOrderable: true, left: null }
}
