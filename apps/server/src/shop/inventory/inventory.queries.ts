import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { inventory, inventoryMovements } from '../../platform/db/tables/inventory.ts'
import { packages } from '../../platform/db/tables/menu.ts'
import { packageName } from '../menu/menu.queries.ts'

export type InventoryRow = typeof inventory.$inferSelect

/** All items in the order of the menu, each with the name of its package. */
export const listInventory = (db: Db) =>
  db
    .select({ ...getTableColumns(inventory), name: packageName })
    .from(inventory)
    .innerJoin(packages, eq(packages.packageType, inventory.packageType))
    .orderBy(asc(packages.position), asc(packages.packageType))

export const findInventoryItem = (db: Db, id: number): Promise<InventoryRow | undefined> =>
  firstRow(db.select().from(inventory).where(eq(inventory.id, id)))

/** The item, locked until the transaction ends, or undefined. */
export const lockInventoryItem = (tx: Tx, id: number): Promise<InventoryRow | undefined> =>
  firstRow(tx.select().from(inventory).where(eq(inventory.id, id)).for('update'))

export type NewInventoryItem = Pick<
  InventoryRow,
  'packageType' | 'currentStock' | 'minimumStock' | 'unitPrice' | 'isActive'
>

/** The new item, or undefined when the package has one already. */
export const insertInventoryItem = (tx: Tx, item: NewInventoryItem): Promise<InventoryRow | undefined> =>
  firstRow(
    tx
      .insert(inventory)
      .values({ ...item, lastRestocked: item.currentStock > 0 ? sql`now()` : null })
      .onConflictDoNothing({ target: inventory.packageType })
      .returning(),
  )

export type InventoryChange = Partial<
  Pick<InventoryRow, 'currentStock' | 'minimumStock' | 'unitPrice' | 'isActive'>
>

/** Updates a locked item; `restocked` sets the time of the last delivery. */
export const updateInventoryItem = (tx: Tx, id: number, change: InventoryChange, restocked: boolean) =>
  firstRow(
    tx
      .update(inventory)
      .set({ ...change, updatedAt: sql`now()`, ...(restocked ? { lastRestocked: sql`now()` } : {}) })
      .where(eq(inventory.id, id))
      .returning(),
  )

type NewMovement = Omit<typeof inventoryMovements.$inferInsert, 'id' | 'at'>

/** The movement recorded with this key, or undefined. */
export const findMovementByKey = (tx: Tx, requestKey: string) =>
  firstRow(tx.select().from(inventoryMovements).where(eq(inventoryMovements.requestKey, requestKey)))

/** Adds a ledger entry; call it in the transaction that changed the stock. */
export const insertMovement = async (tx: Tx, movement: NewMovement): Promise<void> => {
  await tx.insert(inventoryMovements).values(movement)
}

/** The latest movements of an item, newest first. */
export const listMovements = (db: Db, inventoryId: number, limit: number) =>
  db
    .select()
    .from(inventoryMovements)
    .where(eq(inventoryMovements.inventoryId, inventoryId))
    .orderBy(desc(inventoryMovements.id))
    .limit(limit)

/** The stock data that availability depends on. */
export const listStock = (db: Db) =>
  db
    .select({
      packageType: inventory.packageType,
      currentStock: inventory.currentStock,
      isActive: inventory.isActive,
    })
    .from(inventory)
export type StockRow = Awaited<ReturnType<typeof listStock>>[number]
