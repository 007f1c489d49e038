import { desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { blockedPhones, customerNotes } from '../db/tables/people.ts'
import { reviews } from '../db/tables/reviews.ts'
import type { ReviewRow } from '../reviews/reviews.queries.ts'

/** Reviews written through the links of these orders, newest first. */
export const listReviewsOfOrders = async (db: Db, orderIds: readonly number[]): Promise<ReviewRow[]> =>
  orderIds.length === 0
    ? []
    : await db
        .select()
        .from(reviews)
        .where(inArray(reviews.orderId, [...orderIds]))
        .orderBy(desc(reviews.id))

/** What the owner keeps about a number beside its orders. */
export const findKeptWords = async (
  db: Db,
  phoneKey: string,
): Promise<{ note: string | null; blockReason: string | null }> => {
  const [note] = await db
    .select({ note: customerNotes.note })
    .from(customerNotes)
    .where(eq(customerNotes.phoneKey, phoneKey))
  const [block] = await db
    .select({ reason: blockedPhones.reason })
    .from(blockedPhones)
    .where(eq(blockedPhones.phoneKey, phoneKey))
  return { note: note?.note ?? null, blockReason: block?.reason ?? null }
}
