import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

/** A customer's review (product.md section 3); never public on entry. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Set only when the review came through the order's own link: a verified buyer. */
    orderId: integer('order_id').references(() => orders.id),
    customerName: varchar('customer_name', { length: 100 }).notNull(),
    customerEmail: varchar('customer_email', { length: 150 }),
    rating: integer('rating').notNull(),
    reviewText: text('review_text').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    /** Hash of the person, the text and the WIB day: the same within a day is stored once. Goes with the name. */
    fingerprint: text('fingerprint').notNull().unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    uniqueIndex('reviews_one_per_order').on(t.orderId).where(sql`order_id is not null`),
    index('reviews_public').on(t.id.desc()).where(sql`is_public`),
    index('reviews_waiting').on(t.id.desc()).where(sql`not is_public`),
  ],
)
