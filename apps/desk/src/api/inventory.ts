import type {
  AddInventoryItem,
  ChangeInventoryItem,
  InventoryItem,
  InventoryMovements,
} from '@dimsum/contract/inventory'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { api } from '@dimsum/web/api/client.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

export const inventoryQuery = queryOptions({
  queryKey: ['admin', 'inventory'],
  queryFn: ({ signal }) => api.get<InventoryItem[]>('/api/inventory', { signal }),
})

export const movementsQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'inventory', id, 'movements'],
    queryFn: ({ signal }) => api.get<InventoryMovements>(`/api/inventory/${id}/movements`, { signal }),
  })

/** Form values before validation; the server validates them and names the invalid fields. */
export type InventoryDraft = Partial<AddInventoryItem>

export const addInventoryItem = (item: InventoryDraft) => api.post<InventoryItem>('/api/inventory', item)

export const changeInventoryItem = ({ id, ...change }: ChangeInventoryItem & { id: number }) =>
  api.patch<InventoryItem>(`/api/inventory/${id}`, change)

/** Writes the item from a response into the cache. */
export function putInventoryItem(queries: QueryClient, stored: InventoryItem) {
  queries.setQueryData(inventoryQuery.queryKey, (items) =>
    items?.map((item) => (item.id === stored.id ? stored : item)),
  )
}

/** Stock from the server when it rejected a change because the screen showed an old value. */
export const conflictingStock = (error: unknown): number | null =>
  error instanceof ApiError && error.code === 'stale' && error.details !== undefined
    ? Number(error.details)
    : null
