import { boolean, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** A customer's review (product.md section 3); not public until it is approved. */
export const reviews = pgTable('reviews', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Only set when the review came through the order's own link: a verified buyer. */
  orderId: integer('order_id'),
  customerName: varchar('customer_name', { length: 100 }).notNull(),
  customerEmail: varchar('customer_email', { length: 150 }),
  rating: integer('rating').notNull(),
  reviewText: text('review_text').notNull(),
  isPublic: boolean('is_public').notNull().default(false),
  reply: text('reply'),
  repliedAt: instant('replied_at'),
  /**
   * Hash of the person, the text and the WIB day: a repeated review on the same day is stored once. Erased with the
   * name.
   */
  fingerprint: text('fingerprint').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
