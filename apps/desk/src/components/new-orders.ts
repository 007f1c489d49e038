import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'

/**
 * New orders that arrived during this session. They are not inserted between the cards on screen; the owner presses a
 * button to show them.
 */
const newOrdersQuery = queryOptions<NewOrders>({
  queryKey: ['new-orders'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
})

type NewOrders = {
  unseen: ReadonlySet<number>
  /** Orders that this screen has shown or entered; a late event does not make them new again. */
  seen: ReadonlySet<number>
}

const ordersOf = (queries: QueryClient): NewOrders =>
  queries.getQueryData(newOrdersQuery.queryKey) ?? { unseen: new Set(), seen: new Set() }

/** Adds new orders; returns those not seen yet. */
export function noteNewOrders(queries: QueryClient, ids: readonly number[]): readonly number[] {
  const { seen, unseen } = ordersOf(queries)
  const fresh = ids.filter((id) => !seen.has(id) && !unseen.has(id))
  if (fresh.length > 0)
    queries.setQueryData(newOrdersQuery.queryKey, { seen, unseen: new Set([...unseen, ...fresh]) })
  return fresh
}

/** Marks orders, by default all new ones, as seen because they are or were on screen. */
export function markOrdersSeen(queries: QueryClient, ids?: Iterable<number>) {
  const before = ordersOf(queries)
  const seen = new Set([...before.seen, ...(ids ?? before.unseen)])
  const unseen = new Set([...before.unseen].filter((id) => !seen.has(id)))
  queries.setQueryData(newOrdersQuery.queryKey, { seen, unseen })
}

/** Number of unseen new orders. */
export const useNewOrders = (): number =>
  useQuery({ ...newOrdersQuery, select: ({ unseen }) => unseen.size }).data ?? 0
