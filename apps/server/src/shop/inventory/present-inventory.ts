import type { InventoryItem } from '@dimsum/contract/inventory'
import type { InventoryRow } from './inventory.queries.ts'

/** A stored item as the wire shows it. */
export const presentInventoryItem = (row: InventoryRow): InventoryItem => ({
  ...row,
  lastRestocked: row.lastRestocked?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
