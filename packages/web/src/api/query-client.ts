import { QueryClient } from '@tanstack/react-query'

/**
 * Defaults of product.md section 9: no automatic retry, never stale, no refetch on focus or reconnect. Screens that
 * must be fresh (invoice, system status) override them in their query options.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // By default a query pauses silently while the device is offline; here it fails with a message.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
