import { integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, rupiahColumn } from './columns.ts'

const sumColumn = (name: string) => numeric(name, { precision: 12, scale: 2 })

/** A person's cash drawer from opening to closing (decision 0072); at most one is open per person. */
export const cashShifts = pgTable('cash_shifts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** 'admin:<username>' */
  openedBy: text('opened_by').notNull(),
  openedAt: instant('opened_at').notNull().defaultNow(),
  openingFloat: rupiahColumn('opening_float').notNull(),
  closedAt: instant('closed_at'),
  closedBy: text('closed_by'),
  /** Float plus cash received minus cash given back at closing; later corrections do not change it. */
  expected: sumColumn('expected'),
  counted: sumColumn('counted'),
  /** Why the counted amount differs. */
  reason: text('reason'),
})
