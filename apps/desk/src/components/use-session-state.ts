import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/**
 * State that survives unmounting, for example when another order is opened or the layout changes. It is cleared with
 * the session.
 */
export function useSessionState<Value>(
  key: readonly (string | number)[],
  initial: Value,
): [Value, (next: Value) => void] {
  const queries = useQueryClient()
  const queryKey = ['admin-draft', ...key]
  const { data = initial } = useQuery<Value>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return [data, (next) => queries.setQueryData<Value>(queryKey, next)]
}
