import { integer, pgTable } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns.ts'

/** Proofs of transfers by hand: WebP pictures that customers uploaded. */
export const transferProofs = pgTable('transfer_proofs', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  picture: bytea('picture').notNull(),
  uploadedAt: instant('uploaded_at').notNull().defaultNow(),
})
