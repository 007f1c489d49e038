import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/**
 * What a person is writing or has opened, kept while the desk stays open: another order's details, or another layout of
 * a window, do not lose it. It goes with the session.
 */
export function useDraft<Value>(
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
