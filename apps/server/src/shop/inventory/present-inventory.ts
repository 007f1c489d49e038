import type { InventoryItem } from '@dimsum/contract/inventory'
import type { InventoryRow } from './inventory.queries.ts'

export const presentInventoryItem = (row: InventoryRow): InventoryItem => ({
  ...row,
  lastRestocked: row.lastRestocked?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
