import { movementReasons } from '@dimsum/domain/inventory'
import type { PackageType } from '@dimsum/domain/menu'
import { bigint, boolean, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Stock of one package (product.md section 3). No row: unlimited. Inactive row: not sold. */
export const inventory = pgTable('inventory', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  packageType: varchar('package_type', { length: 20 }).$type<PackageType>().notNull(),
  currentStock: integer('current_stock').notNull().default(0),
  minimumStock: integer('minimum_stock').notNull().default(10),
  /** The owner's own record in rupiah; it never changes a total. */
  unitPrice: integer('unit_price').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  lastRestocked: instant('last_restocked'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** Every change of stock with actor and reason; replaying it gives `currentStock`. Append only. */
export const inventoryMovements = pgTable('inventory_movements', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  inventoryId: integer('inventory_id').notNull(),
  orderId: integer('order_id'),
  reason: text('reason', { enum: movementReasons }).notNull(),
  delta: integer('delta').notNull(),
  stockAfter: integer('stock_after').notNull(),
  note: text('note'),
  actor: text('actor').notNull(),
  at: instant('at').notNull().defaultNow(),
  /** Idempotency key of the form that recorded it. */
  requestKey: text('request_key'),
})
