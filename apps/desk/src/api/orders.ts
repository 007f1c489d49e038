import type { EditDetailsInput } from '@dimsum/contract/edit-details'
import type { EditGoodsInput, GoodsTerms } from '@dimsum/contract/edit-goods'
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
import { attentionQuery } from './attention.ts'
import { refundsQuery } from './refunds.ts'
import { revenueKey } from './revenue.ts'

/** Filters of the order list. */
export type OrderFilters = Omit<OrderListQuery, 'limit' | 'before' | 'after' | 'counts' | 'deliveryDate'> & {
  /** A WIB day, or an empty string for all days. */
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

export const orderPageSize = 20

/** Parent key of order lists and counts. */
export const ordersKey = ['admin', 'orders'] as const
const listsKey = [...ordersKey, 'list'] as const

/**
 * One page of orders, newest first; the previous page stays on screen while the next one loads. It is fetched on
 * request only: an automatic refetch would move cards under the user's thumb. Changes of the orders shown are written
 * into the cached page.
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
    : // POST: the search text may be a customer's name or phone and must not appear in a URL.
      api.ask<OrderList>('/api/admin/search/orders', Object.fromEntries(asked), { signal })
}

const addressOf = (asked: Asked): string =>
  new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()

const narrowed = (filters: OrderFilters): [string, string | number][] =>
  Object.entries(filters).filter(([name, value]) => value !== everyOrder[name as keyof OrderFilters])

/** Orders per status and pieces for the kitchen, without any filter. */
export const orderCountsQuery = queryOptions({
  queryKey: [...ordersKey, 'counts'],
  queryFn: ({ signal }) => api.get<OrderList>('/api/orders?limit=1', { signal }),
})

/** Orders per status that match the other filters and the search. Refetched on events of the shop. */
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

/** One order with the admin's fields; `null` when the session has ended. */
export const readOrder = (id: number) => api.get<AdminOrder>(`/api/orders/${id}`)

/** Replaces the order in every cached page. */
export function putOrder(queries: QueryClient, order: AdminOrder) {
  queries.setQueriesData<OrderList | null>({ queryKey: listsKey }, (list) =>
    list?.orders.some(({ id }) => id === order.id)
      ? { ...list, orders: list.orders.map((shown) => (shown.id === order.id ? order : shown)) }
      : list,
  )
}

/** Refetches those of the given orders that a cached page has. An order that cannot be fetched stays unchanged. */
export async function refreshShownOrders(queries: QueryClient, ids: Iterable<number>): Promise<void> {
  restartListRequests(queries)
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

/** Refetches all that shows an order's money, after a payment, a refund or a decision about it. */
export async function refreshMoney(queries: QueryClient, id: number): Promise<void> {
  const { queryKey: timeline } = orderTimelineQuery(id)
  const { queryKey: refunds } = refundsQuery(id)
  for (const queryKey of [timeline, refunds, orderCountsQuery.queryKey, attentionQuery.queryKey, revenueKey])
    void queries.invalidateQueries({ queryKey })
  await refreshShownOrders(queries, [id])
}

/** The newest order in the list or in the counts, whichever was fetched first; `undefined` before both. */
export function newestKnown(queries: QueryClient): number | undefined {
  const fetched = [orderCountsQuery, orderListQuery(everyOrder)].flatMap(
    ({ queryKey }) => queries.getQueryData<OrderList | null>(queryKey) ?? [],
  )
  return fetched.length === 0 ? undefined : Math.min(...fetched.map(({ orders }) => orders[0]?.id ?? 0))
}

/** The newest 100 orders with a higher id. */
export async function findOrdersAfter(id: number): Promise<number[]> {
  const list = await api.get<OrderList>(
    `/api/orders?${addressOf([...(id > 0 ? [['after', id] as const] : []), ['limit', 100]])}`,
  )
  return list?.orders.map((order) => order.id) ?? []
}

/** After a lost connection: orders on screen are refetched in place, all other queries are invalidated. */
export async function refreshAfterPause(queries: QueryClient): Promise<void> {
  refreshEmptyLists(queries)
  restartListRequests(queries)
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

/** Refetches lists without orders: they have no card that could move. */
export function refreshEmptyLists(queries: QueryClient) {
  const isEmpty = (data: unknown) => (data as OrderList | null | undefined)?.orders.length === 0
  queries.invalidateQueries({ queryKey: listsKey, predicate: ({ state }) => isEmpty(state.data) })
}

/** A running list request may predate the stored change, so it is restarted. */
function restartListRequests(queries: QueryClient) {
  queries.invalidateQueries({
    queryKey: listsKey,
    predicate: ({ state }) => state.fetchStatus === 'fetching',
  })
}

/** Fetches new orders into the list. */
export const refreshLists = (queries: QueryClient) => queries.invalidateQueries({ queryKey: listsKey })

export const orderQuery = (id: number) =>
  queryOptions({ queryKey: [...ordersKey, 'one', id], queryFn: () => readOrder(id) })

export const orderTimelineQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'order-timeline', id],
    queryFn: ({ signal }) => api.get<OrderTimeline>(`/api/orders/${id}/timeline`, { signal }),
  })

export const changeOrderStatus = ({ id, ...change }: ChangeOrderStatus & { id: number }) =>
  api.patch<AdminOrder>(`/api/orders/${id}/status`, change)

/** What «Ubah isi pesanan» needs besides the order. */
export const goodsTermsQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'goods-terms', id],
    queryFn: ({ signal }) => api.get<GoodsTerms>(`/api/orders/${id}/goods`, { signal }),
  })

export const editGoods = (id: number, goods: EditGoodsInput) =>
  api.put<AdminOrder>(`/api/orders/${id}/goods`, goods)

export const editDetails = (id: number, details: EditDetailsInput) =>
  api.put<AdminOrder>(`/api/orders/${id}/details`, details)

export const addOrderNote = ({ id, note }: { id: number; note: string }) =>
  api.post(`/api/orders/${id}/notes`, { note })

/** Records in the timeline that a WhatsApp text was opened. */
export const recordOrderAct = (id: number) => api.post(`/api/orders/${id}/acts`, { act: 'whatsapp' })

/** Creates a private link for the customer of this order. */
export const makeOrderLink = ({ id, purpose }: { id: number; purpose: 'track' | 'review' }) =>
  api.post<OrderLinkAnswer>(`/api/orders/${id}/links`, { purpose })

export const revokeOrderLinks = (id: number) => api.delete(`/api/orders/${id}/links`)

export type OrderEntry = Omit<EnterOrder, 'order'> & { order: PlaceOrderInput }

type EntryKey = {
  /** The same key for every try to send one order. */
  idempotencyKey: string
  /** Total shown in the dialog, in wire format. Left out when an existing order is only fetched again. */
  expectedTotal?: string
}

/** Creates an order taken by phone, chat or at the door. The same key and entry return the same order. */
export const enterOrder = (entry: OrderEntry, key: EntryKey) =>
  api.post<AdminOrder>('/api/admin/orders', entry, key)

/** Records a payment by hand, or its reversal with a reason. */
export const recordManualPayment = (update: ManualPaymentUpdate) =>
  api.post<PaymentStatusAnswer>('/api/payment/manual-update', update)

/** Payments of an order. */
export const paymentsQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'payments', id],
    queryFn: ({ signal }) => api.get<ReceivedPaymentList>(`/api/orders/${id}/payments`, { signal }),
  })

/** Corrects the method of a payment recorded by hand. */
export const correctPayment = (id: number, paymentId: number, correction: CorrectPayment) =>
  api.patch<ReceivedPaymentList>(`/api/orders/${id}/payments/${paymentId}`, correction)

/** CSV of the orders of the given WIB days, asked for as POST to keep a searched name or phone out of the URL. */
export const readExport = (from: string, to: string, { page: _, sort: __, ...filters }: OrderFilters) =>
  api.askFile('/api/admin/search/orders.csv', {
    ...Object.fromEntries(narrowed({ ...everyOrder, ...filters })),
    from,
    to,
  })

/** CSV of the given orders. */
export const readChosenExport = (ids: readonly number[]) =>
  api.getFile(`/api/admin/orders.csv?orders=${ids.join(',')}`)

/** URL of the page with the labels of the given orders. */
export const chosenLabelsPath = (ids: readonly number[]) => `/admin/label?orders=${ids.join(',')}`
