import { and, count, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { orderLinks, orders } from '../../platform/db/tables/orders.ts'
import { reviews } from '../../platform/db/tables/reviews.ts'

export type ReviewRow = typeof reviews.$inferSelect
export type NewReview = Pick<
  ReviewRow,
  'orderId' | 'customerName' | 'customerEmail' | 'rating' | 'reviewText' | 'fingerprint'
>

export const listPublicReviews = (db: Db, limit: number): Promise<ReviewRow[]> =>
  db.select().from(reviews).where(eq(reviews.isPublic, true)).orderBy(desc(reviews.id)).limit(limit)

/** Number of public reviews per number of stars. */
export const countPublicStars = (db: Db): Promise<{ rating: number; reviews: number }[]> =>
  db
    .select({ rating: reviews.rating, reviews: count() })
    .from(reviews)
    .where(eq(reviews.isPublic, true))
    .groupBy(reviews.rating)

/**
 * For the owner: unapproved first, then newest, with a limit for each. Each half uses its own index: sorting them as
 * one list would read every review.
 */
export const listReviews = (db: Db, most: { waiting: number; published: number }): Promise<ReviewRow[]> => {
  // Exactly the predicates of the partial indexes, else those are not used.
  const half = (which: SQL, limit: number) =>
    db.select().from(reviews).where(which).orderBy(desc(reviews.id)).limit(limit)
  const waiting = half(sql`not ${reviews.isPublic}`, most.waiting)
  const published = half(sql`${reviews.isPublic}`, most.published)
  return unionAll(waiting, published).orderBy(reviews.isPublic, desc(reviews.id))
}

/** Number of unapproved reviews, for their limit. */
export const countWaitingReviews = (db: Db): Promise<number> =>
  db.$count(reviews, and(eq(reviews.isPublic, false), eq(reviews.createdAt, reviews.updatedAt)))

/** The stored review, or undefined when it is a repeated one, or the order has one already. */
export const insertReview = (tx: Tx, review: NewReview): Promise<ReviewRow | undefined> =>
  firstRow(tx.insert(reviews).values(review).onConflictDoNothing().returning())

/** Whether the order has a review with another fingerprint. */
export const hasOtherReview = async (tx: Tx, orderId: number, fingerprint: string): Promise<boolean> =>
  (await tx.$count(reviews, and(eq(reviews.orderId, orderId), ne(reviews.fingerprint, fingerprint)))) > 0

export type ReviewChange = Partial<Pick<ReviewRow, 'isPublic' | 'reply'>>

/** The review as last committed, locked until the transaction ends. */
export const lockReview = (tx: Tx, id: number): Promise<ReviewRow | undefined> =>
  firstRow(tx.select().from(reviews).where(eq(reviews.id, id)).for('update'))

/** Stores the owner's decision; undefined when there is no such review. */
export const updateReview = (tx: Tx, id: number, change: ReviewChange) =>
  firstRow(
    tx
      .update(reviews)
      .set({
        ...change,
        // Later than `createdAt` even within one transaction: the review counts as moderated.
        updatedAt: sql`greatest(now(), ${reviews.createdAt} + interval '1 microsecond')`,
        ...(change.reply === undefined ? {} : { repliedAt: change.reply === null ? null : sql`now()` }),
      })
      .where(eq(reviews.id, id))
      .returning(),
  )

/** Deletes a review; undefined when there is none with this id. */
export const deleteReview = (tx: Tx, id: number): Promise<ReviewRow | undefined> =>
  firstRow(tx.delete(reviews).where(eq(reviews.id, id)).returning())

/** The order of a valid private review link, unless its personal data is erased. */
export const findOrderOfReviewLink = async (db: Db, keyHash: Buffer): Promise<number | undefined> => {
  const [row] = await db
    .select({ orderId: orderLinks.orderId })
    .from(orderLinks)
    .innerJoin(orders, eq(orders.id, orderLinks.orderId))
    .where(
      and(
        eq(orderLinks.keyHash, keyHash),
        eq(orderLinks.purpose, 'review'),
        gt(orderLinks.expiresAt, sql`now()`),
        isNull(orders.anonymisedAt),
      ),
    )
  return row?.orderId
}
