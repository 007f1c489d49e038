import { QueryClient } from '@tanstack/react-query'

/**
 * Data loading as product.md section 9 wants it: no automatic retry, never stale, no refetch on focus or
 * reconnect. Screens that must be fresh (invoice, system status) say so in their own query options.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Without this a query waits silently while the phone is offline; here it fails and says so.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
