import { packageTypes } from '@dimsum/domain/catalogue'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { instant, oneOf } from './columns.ts'
import { orders } from './orders.ts'

/** Stock of one package (product.md section 3). No row: not limited. Inactive row: not sold. */
export const inventory = pgTable(
  'inventory',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    packageType: varchar('package_type', { length: 20, enum: packageTypes }).notNull().unique(),
    currentStock: integer('current_stock').notNull().default(0),
    minimumStock: integer('minimum_stock').notNull().default(10),
    /** The owner's own figure in rupiah; it never changes a total. */
    unitPrice: integer('unit_price').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    lastRestocked: instant('last_restocked'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('inventory_package_type', sql`${t.packageType} in (${sql.raw(oneOf(packageTypes))})`),
    check('inventory_current_stock', sql`${t.currentStock} >= 0`),
    check('inventory_minimum_stock', sql`${t.minimumStock} >= 0`),
    check('inventory_unit_price', sql`${t.unitPrice} >= 0`),
  ],
)

export const movementReasons = ['sold', 'returned', 'received', 'waste', 'recount', 'manual'] as const

/** Every change of stock with who and why; replaying it gives `currentStock`. Append only. */
export const inventoryMovements = pgTable(
  'inventory_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    inventoryId: integer('inventory_id')
      .notNull()
      .references(() => inventory.id),
    orderId: integer('order_id').references(() => orders.id),
    reason: text('reason', { enum: movementReasons }).notNull(),
    delta: integer('delta').notNull(),
    stockAfter: integer('stock_after').notNull(),
    note: text('note'),
    actor: text('actor').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    check('inventory_movements_reason', sql`${t.reason} in (${sql.raw(oneOf(movementReasons))})`),
    check('inventory_movements_stock_after', sql`${t.stockAfter} >= 0`),
    index('inventory_movements_by_item').on(t.inventoryId, t.id),
    index('inventory_movements_by_order').on(t.orderId).where(sql`order_id is not null`),
  ],
)
