import type { PackageAvailability } from '@dimsum/contract/inventory'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Packages that can be ordered now, with the remaining stock where it is limited. */
export const availabilityQuery = queryOptions({
  queryKey: ['packages', 'availability'],
  queryFn: ({ signal }) => api.get<PackageAvailability[]>('/api/packages/availability', { signal }),
})

/** Availability of one package. A package without an inventory row can be ordered. */
export function usePackageAvailability(
  packageType: string | undefined,
): Pick<PackageAvailability, 'isOrderable' | 'left'> {
  const { data } = useQuery(availabilityQuery)
  return data?.find((item) => item.packageType === packageType) ?? { isOrderable: true, left: null }
}
