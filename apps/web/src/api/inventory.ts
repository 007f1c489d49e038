import type {
  AddInventoryItem,
  ChangeInventoryItem,
  InventoryItem,
  InventoryMovements,
} from '@dimsum/contract/inventory'
import { queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'

export const inventoryQuery = queryOptions({
  queryKey: ['admin', 'inventory'],
  queryFn: ({ signal }) => api.get<InventoryItem[]>('/api/inventory', { signal }),
})

export const movementsQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'inventory', id, 'movements'],
    queryFn: ({ signal }) => api.get<InventoryMovements>(`/api/inventory/${id}/movements`, { signal }),
  })

export const addInventoryItem = (item: AddInventoryItem) => api.post<InventoryItem>('/api/inventory', item)

export const changeInventoryItem = ({ id, ...change }: ChangeInventoryItem & { id: number }) =>
  api.patch<InventoryItem>(`/api/inventory/${id}`, change)
