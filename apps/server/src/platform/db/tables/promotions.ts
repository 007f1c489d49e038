import type { PackageType } from '@dimsum/domain/menu'
import { promotionKinds } from '@dimsum/domain/promotion'
import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The owner's promotion codes (decision 0064). Triggers on `orders` maintain `uses`. */
export const promotionCodes = pgTable('promotion_codes', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** In capitals; compared case-insensitively. */
  code: text('code').notNull(),
  kind: text('kind', { enum: promotionKinds }).notNull(),
  /** Percent, or whole rupiah. */
  value: integer('value').notNull(),
  leastOrder: integer('least_order').notNull().default(0),
  /** Packages that it applies to; empty: all. */
  packages: text('packages').array().$type<PackageType[]>().notNull().default(sql`'{}'`),
  /** First and last day in WIB. */
  from: date('from_day', { mode: 'string' }),
  until: date('until_day', { mode: 'string' }),
  mostUses: integer('most_uses'),
  mostUsesPerPhone: integer('most_uses_per_phone'),
  isActive: boolean('is_active').notNull().default(true),
  /** Orders that use it: placed with it, and not cancelled while unpaid. */
  uses: integer('uses').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
