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

/** Approved reviews, newest first. */
export const listPublicReviews = (db: Db, limit: number): Promise<ReviewRow[]> =>
  db.select().from(reviews).where(eq(reviews.isPublic, true)).orderBy(desc(reviews.id)).limit(limit)

/** How many public reviews gave each number of stars. */
export const countPublicStars = (db: Db): Promise<{ rating: number; reviews: number }[]> =>
  db
    .select({ rating: reviews.rating, reviews: count() })
    .from(reviews)
    .where(eq(reviews.isPublic, true))
    .groupBy(reviews.rating)

/**
 * For the owner: waiting first, then newest, at most so many of each. Each half comes from its own index: to sort them
 * as one list would read every review there is.
 */
export const listReviews = (db: Db, most: { waiting: number; published: number }): Promise<ReviewRow[]> => {
  // In the very words of the partial indexes, else they are not used.
  const half = (which: SQL, limit: number) =>
    db.select().from(reviews).where(which).orderBy(desc(reviews.id)).limit(limit)
  const waiting = half(sql`not ${reviews.isPublic}`, most.waiting)
  const published = half(sql`${reviews.isPublic}`, most.published)
  return unionAll(waiting, published).orderBy(reviews.isPublic, desc(reviews.id))
}

/** Reviews that wait for moderation; a flood stops at the cap of the waiting list. */
export const countWaitingReviews = (db: Db): Promise<number> =>
  db.$count(reviews, and(eq(reviews.isPublic, false), eq(reviews.createdAt, reviews.updatedAt)))

/** The stored review, or undefined when the same person wrote it before, or the same order has one already. */
export const insertReview = (tx: Tx, review: NewReview): Promise<ReviewRow | undefined> =>
  firstRow(tx.insert(reviews).values(review).onConflictDoNothing().returning())

/** Whether the order has a review that is not the one with this fingerprint. */
export const hasOtherReview = async (tx: Tx, orderId: number, fingerprint: string): Promise<boolean> =>
  (await tx.$count(reviews, and(eq(reviews.orderId, orderId), ne(reviews.fingerprint, fingerprint)))) > 0

export type ReviewChange = Partial<Pick<ReviewRow, 'isPublic' | 'reply'>>

/** The review as last committed, locked until the transaction ends. */
export const lockReview = (tx: Tx, id: number): Promise<ReviewRow | undefined> =>
  firstRow(tx.select().from(reviews).where(eq(reviews.id, id)).for('update'))

/** Applies the owner's decision; undefined when there is no such review. */
export const updateReview = async (
  tx: Tx,
  id: number,
  change: ReviewChange,
): Promise<ReviewRow | undefined> => {
  const [updated] = await tx
    .update(reviews)
    .set({
      ...change,
      // Later than `createdAt` even within one transaction: the review counts as looked at.
      updatedAt: sql`greatest(now(), ${reviews.createdAt} + interval '1 microsecond')`,
      ...(change.reply === undefined ? {} : { repliedAt: change.reply === null ? null : sql`now()` }),
    })
    .where(eq(reviews.id, id))
    .returning()
  return updated
}

/** Removes a review; undefined when there is none with this id. */
export const deleteReview = (tx: Tx, id: number): Promise<ReviewRow | undefined> =>
  firstRow(tx.delete(reviews).where(eq(reviews.id, id)).returning())

/** The order a private review link belongs to, while the link is valid and the order still has its customer. */
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
