import type { Order } from '@dimsum/contract/orders'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'

/**
 * One order: complete for its holder and the admin, masked for everybody else. `null` when the server requires a
 * session; an unknown id fails with 404.
 */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', id],
    queryFn: ({ signal }) => api.get<Order>(`/api/orders/${id}`, { signal }),
  })

/** Fetches the order, also while it is cached. */
export const refetchOrder = (queries: QueryClient, id: number) =>
  queries.fetchQuery({ ...orderQuery(id), staleTime: 0 })

/** Server-sent events of the order's status and payment. */
export const orderEventsPath = (id: number) => `/api/orders/${id}/events`

/** The invoice as PDF, for the holder and the admin. */
export const invoicePdfPath = (id: number) => `/api/orders/${id}/invoice.pdf`

export type OrderToPlace = {
  order: PlaceOrder
  /** The same key for every try to send one order. */
  idempotencyKey: string
  /** Total shown in the form; left out when an existing order is only fetched again. */
  expectedTotal?: string
}

/** Creates an order and returns it. The same key and body return the same order. */
export const placeOrder = ({ order, ...options }: OrderToPlace) =>
  api.post<Order>('/api/orders', bodyOf(order), options)

/** Without a day the body is the one of product.md section 7. */
const bodyOf = ({ deliveryDate, website, ...order }: PlaceOrder) => ({
  ...order,
  ...(deliveryDate !== null && { deliveryDate }),
  ...(website && { website }),
})

/**
 * Makes this browser a holder of the order, by the order's phone or the key of a private link. Fails with 403, 404 or
 * 429. For the customer it is a search: messages about unsent data would not fit.
 */
export const proveOrderAccess = (id: number, proof: { phone: string } | { key: string }) =>
  api.ask<{ id: number; granted: true }>(`/api/orders/${id}/access`, proof)
