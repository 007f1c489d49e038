import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { retryDelayMs, shouldRetry } from './retry.ts'

/**
 * Defaults of product.md section 9: no automatic retry of loading, never stale, no refetch on focus or reconnect. Screens
 * that must be fresh (invoice, system status) override them in their query options.
 */
export function createQueryClient(): QueryClient {
  const queries: QueryClient = new QueryClient({
    queryCache: refreshingCache(),
    // A refresh on its way may be from before the stored change: its answer would show the old state once more.
    mutationCache: new MutationCache({
      onSuccess: () =>
        void queries.invalidateQueries({ predicate: ({ state }) => state.fetchStatus === 'fetching' }),
    }),
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
  return queries
}

/**
 * A change that was announced live would otherwise stay unseen until the next one: repeats a failed refresh of data that
 * is on the screen, and a first load that was invalidated on its way (TanStack Query would keep its answer).
 */
function refreshingCache(): QueryCache {
  const failures = new Map<string, number>()
  const overtaken = new Set<string>()
  const cache = new QueryCache({
    onSuccess: (_, query) => {
      failures.delete(query.queryHash)
      if (overtaken.delete(query.queryHash))
        setTimeout(() => query.isActive() && query.fetch().catch(() => {}))
    },
    onError: (error, query) => {
      const failed = failures.get(query.queryHash) ?? 0
      if (query.state.data === undefined || !shouldRetry(failed, error)) return
      failures.set(query.queryHash, failed + 1)
      // A failure comes here again.
      const refresh = () => query.isActive() && query.fetch().catch(() => {})
      setTimeout(refresh, retryDelayMs(failed, error))
    },
  })
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return
    const { queryHash, state } = event.query
    if (state.fetchStatus === 'fetching' && state.data === undefined) overtaken.add(queryHash)
  })
  return cache
}
