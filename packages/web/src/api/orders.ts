import type { Order } from '@dimsum/contract/orders'
import type { PlaceOrder } from '@dimsum/contract/place-order'
import { queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'

/**
 * One order: whole for its holder and the admin, masked for everybody else. `null` when the server wants a
 * session; an id without an order fails with 404.
 */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', id],
    queryFn: ({ signal }) => fetchOrder(id, signal),
  })

export const fetchOrder = (id: number, signal?: AbortSignal) =>
  api.get<Order>(`/api/orders/${id}`, signal ? { signal } : {})

/** Where the order's status and payment changes are announced as they happen. */
export const orderEventsPath = (id: number) => `/api/orders/${id}/events`

/** The invoice as a file, for the holder and the admin. */
export const invoicePdfPath = (id: number) => `/api/orders/${id}/invoice.pdf`

export type OrderToPlace = {
  order: PlaceOrder
  /** One key for one order, however often it is sent. */
  idempotencyKey: string
  /** What the form shows; left out when an order is only asked for again. */
  expectedTotal?: string
}

/** Answers the stored order; the same key and body answer the same order again. */
export const placeOrder = ({ order, ...options }: OrderToPlace) =>
  api.post<Order>('/api/orders', bodyOf(order), options)

/** Without a day the call is the one of product.md section 7. */
const bodyOf = ({ deliveryDate, website, ...order }: PlaceOrder) => ({
  ...order,
  ...(deliveryDate !== null && { deliveryDate }),
  ...(website && { website }),
})

/**
 * Makes this browser a holder of the order, by the order's own phone or by the key of a private link. 403, 404 and 429
 * are its refusals.
 */
export const proveOrderAccess = (id: number, proof: { phone: string } | { key: string }) =>
  api.post<{ id: number; granted: true }>(`/api/orders/${id}/access`, proof, { isRepeatable: true })
