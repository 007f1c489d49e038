import type {
  AdminOrder,
  ChangeOrderStatus,
  EnterOrder,
  OrderLinkAnswer,
  OrderList,
  OrderListQuery,
  OrderTimeline,
} from '@dimsum/contract/orders'
import type {
  CorrectPayment,
  ManualPaymentUpdate,
  PaymentStatusAnswer,
  ReceivedPaymentList,
} from '@dimsum/contract/payments'
import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import { api } from '@dimsum/web/api/client.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

/** What the owner narrowed the list down to. */
export type OrderFilters = Omit<OrderListQuery, 'limit' | 'before' | 'after' | 'counts' | 'deliveryDate'> & {
  /** A WIB day; empty for every day. */
  deliveryDate: string
}

export const everyOrder: OrderFilters = {
  page: 1,
  search: '',
  status: 'all',
  payment: 'all',
  delivery: 'all',
  deliveryDate: '',
  sort: 'newest',
}

/** Orders on one page. */
export const orderPageSize = 20

/** Lists and counts. */
export const ordersKey = ['admin', 'orders'] as const
const listsKey = [...ordersKey, 'list'] as const

/**
 * One page of orders, newest first; the page before stays on screen while the next one comes. It is read when the user
 * asks for it and never by itself: cards do not move under a thumb. What changes in the orders shown is put into them.
 */
export const orderListQuery = (filters: OrderFilters) =>
  queryOptions({
    queryKey: [...listsKey, filters],
    queryFn: ({ signal }) => readList(filters, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

type Asked = readonly (readonly [name: string, value: string | number])[]

function readList(filters: OrderFilters, signal: AbortSignal, further: Asked = []) {
  const asked = [...narrowed(filters), ...further]
  return filters.search === ''
    ? api.get<OrderList>(`/api/orders?${addressOf(asked)}`, { signal })
    : // Words of a search may be a customer's name or phone: they stand in no address.
      api.ask<OrderList>('/api/admin/search/orders', Object.fromEntries(asked), { signal })
}

const addressOf = (asked: Asked): string =>
  new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()

const narrowed = (filters: OrderFilters): [string, string | number][] =>
  Object.entries(filters).filter(([name, value]) => value !== everyOrder[name as keyof OrderFilters])

/** Orders in each status and what waits for the kitchen, of the whole shop. */
export const orderCountsQuery = queryOptions({
  queryKey: [...ordersKey, 'counts'],
  queryFn: ({ signal }) => api.get<OrderList>('/api/orders?limit=1', { signal }),
})

/** Without its status: how many orders of each fit the other filters and the words. It follows what happens in the shop. */
export const fittingQuery = ({ page: _, status: __, sort: ___, ...others }: OrderFilters) => {
  const filters = { ...everyOrder, ...others }
  return queryOptions({
    queryKey: [...orderCountsQuery.queryKey, 'fitting', ...narrowed(filters).flat()],
    queryFn: ({ signal }) =>
      readList(filters, signal, [
        ['limit', 1],
        ['counts', 'fitting'],
      ]),
    placeholderData: keepPreviousData,
  })
}

/** One order as the admin reads it; `null` when the session is over. */
export const readOrder = (id: number) => api.get<AdminOrder>(`/api/orders/${id}`)

/** Puts an order in place of its older self on every page that shows it. */
export function putOrder(queries: QueryClient, order: AdminOrder) {
  queries.setQueriesData<OrderList | null>({ queryKey: listsKey }, (list) =>
    list?.orders.some(({ id }) => id === order.id)
      ? { ...list, orders: list.orders.map((shown) => (shown.id === order.id ? order : shown)) }
      : list,
  )
}

/** Reads those of the given orders anew that some page shows. One that cannot be read stays as it is. */
export async function refreshShownOrders(queries: QueryClient, ids: Iterable<number>): Promise<void> {
  const lists = queries.getQueriesData<OrderList | null>({ queryKey: listsKey })
  const shown = new Set(lists.flatMap(([, list]) => list?.orders.map(({ id }) => id) ?? []))
  const wanted = [...ids].filter((id) => shown.has(id))
  await Promise.all(
    wanted.map(async (id) => {
      const order = await readOrder(id).catch(() => null)
      if (order) putOrder(queries, order)
    }),
  )
}

/** Orders that came in since the shop's counts were read last. */
export async function findNewOrders(queries: QueryClient): Promise<number[]> {
  const known = queries.getQueryData(orderCountsQuery.queryKey)?.orders[0]?.id
  if (known === undefined) return []
  const list = await api.get<OrderList>(
    `/api/orders?${addressOf([
      ['sort', 'oldest'],
      ['after', known],
      ['limit', 100],
    ])}`,
  )
  return list?.orders.map(({ id }) => id) ?? []
}

/** After a time without news: orders on screen are read again where they stand, everything else as a whole. */
export async function refreshAfterPause(queries: QueryClient): Promise<void> {
  refreshEmptyLists(queries)
  void queries.invalidateQueries({
    queryKey: ['admin'],
    predicate: ({ queryKey }) => queryKey[1] !== ordersKey[1] || queryKey[2] !== listsKey[2],
  })
  const lists = queries.getQueriesData<OrderList | null>({ queryKey: listsKey, type: 'active' })
  await Promise.all(
    lists.map(async ([key, list]) => {
      const read = await readList(key[listsKey.length] as OrderFilters, AbortSignal.timeout(30_000)).catch(
        () => null,
      )
      for (const order of read?.orders ?? []) putOrder(queries, order)
      const fresh = new Set(read?.orders.map(({ id }) => id))
      await refreshShownOrders(
        queries,
        (list?.orders ?? []).flatMap(({ id }) => (fresh.has(id) ? [] : [id])),
      )
    }),
  )
}

/** Reads the list anew wherever it shows nothing: there is no card that could move. */
export function refreshEmptyLists(queries: QueryClient) {
  const isEmpty = (data: unknown) => (data as OrderList | null | undefined)?.orders.length === 0
  queries.invalidateQueries({ queryKey: listsKey, predicate: ({ state }) => isEmpty(state.data) })
}

/** A list that is being read may have been asked for before a change was stored: it is asked for again. */
export function restartListReading(queries: QueryClient) {
  queries.invalidateQueries({
    queryKey: listsKey,
    predicate: ({ state }) => state.fetchStatus === 'fetching',
  })
}

/** Brings in what came in meanwhile. */
export const refreshLists = (queries: QueryClient) => queries.invalidateQueries({ queryKey: listsKey })

export const orderTimelineQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'order-timeline', id],
    queryFn: ({ signal }) => api.get<OrderTimeline>(`/api/orders/${id}/timeline`, { signal }),
  })

export const changeOrderStatus = ({ id, ...change }: ChangeOrderStatus & { id: number }) =>
  api.patch<AdminOrder>(`/api/orders/${id}/status`, change)

export const addOrderNote = ({ id, note }: { id: number; note: string }) =>
  api.post(`/api/orders/${id}/notes`, { note })

/** Writes to the timeline that a ready text was opened. */
export const recordOrderAct = (id: number) => api.post(`/api/orders/${id}/acts`, { act: 'whatsapp' })

/** A private link for the customer of this order. */
export const makeOrderLink = ({ id, purpose }: { id: number; purpose: 'track' | 'review' }) =>
  api.post<OrderLinkAnswer>(`/api/orders/${id}/links`, { purpose })

export const revokeOrderLinks = (id: number) => api.delete(`/api/orders/${id}/links`)

export type OrderEntry = Omit<EnterOrder, 'order'> & { order: PlaceOrderInput }

type EntryKey = {
  /** One key for one order, however often it is sent. */
  idempotencyKey: string
  /** What the dialog shows, as on the wire; left out when an order is only asked for again. */
  expectedTotal?: string
}

/** An order that came by phone, chat or at the door; the same key and entry answer the same order again. */
export const enterOrder = (entry: OrderEntry, key: EntryKey) =>
  api.post<AdminOrder>('/api/admin/orders', entry, key)

/** Money received by hand, or taken back with a reason. */
export const recordManualPayment = (update: ManualPaymentUpdate) =>
  api.post<PaymentStatusAnswer>('/api/payment/manual-update', update)

/** The amounts received for an order. */
export const paymentsQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'payments', id],
    queryFn: ({ signal }) => api.get<ReceivedPaymentList>(`/api/orders/${id}/payments`, { signal }),
  })

/** Corrects how a payment by hand came. */
export const correctPayment = (id: number, paymentId: number, correction: CorrectPayment) =>
  api.patch<ReceivedPaymentList>(`/api/orders/${id}/payments/${paymentId}`, correction)

/** What a file holds besides its WIB days. */
export const exportFilters = ({ page: _, sort: __, ...filters }: OrderFilters) =>
  narrowed({ ...everyOrder, ...filters })

/** The bookkeeper's file of the given WIB days, streamed. */
export const orderExportPath = (from: string, to: string, filters: ReturnType<typeof exportFilters>) =>
  `/api/admin/orders.csv?${addressOf([['from', from], ['to', to], ...filters])}`

/** The same with words of a search, which stand in no address. */
export const readFoundExport = (from: string, to: string, filters: ReturnType<typeof exportFilters>) =>
  api.askFile('/api/admin/search/orders.csv', Object.fromEntries([['from', from], ['to', to], ...filters]))

/** The same of the given orders. */
export const chosenExportPath = (ids: readonly number[]) => `/api/admin/orders.csv?orders=${ids.join(',')}`

/** The page with the labels of the given orders. */
export const chosenLabelsPath = (ids: readonly number[]) => `/admin/label?orders=${ids.join(',')}`
