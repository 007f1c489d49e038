import { and, desc, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { blockedPhones, customerNotes } from '../../platform/db/tables/people.ts'
import { reviews } from '../../platform/db/tables/reviews.ts'
import { whatsappWithdrawals } from '../../platform/db/tables/whatsapp.ts'
import type { ReviewRow } from '../reviews/reviews.queries.ts'

/**
 * Reviews by the customer of these orders: submitted through the orders' links, or with an e-mail address of one of
 * them or of such a review.
 */
const areOfPerson = (db: Db, orderIds: readonly number[]) => {
  const theirs = inArray(reviews.orderId, [...orderIds])
  const addresses = union(
    db
      .select({ address: sql`lower(${orders.customerEmail})` })
      .from(orders)
      .where(and(inArray(orders.id, [...orderIds]), isNotNull(orders.customerEmail))),
    db
      .select({ address: sql`lower(${reviews.customerEmail})` })
      .from(reviews)
      .where(and(theirs, isNotNull(reviews.customerEmail))),
  )
  return or(theirs, inArray(sql`lower(${reviews.customerEmail})`, addresses))
}

/** All reviews by the customer of these orders, newest first. */
export const listReviewsOfPerson = async (db: Db, orderIds: readonly number[]): Promise<ReviewRow[]> =>
  orderIds.length === 0
    ? []
    : await db.select().from(reviews).where(areOfPerson(db, orderIds)).orderBy(desc(reviews.id))

/** Deletes all reviews by the customer of these orders; call it before the orders are erased. @returns how many */
export const removeReviewsOfPerson = async (tx: Tx, orderIds: readonly number[]): Promise<number> => {
  if (orderIds.length === 0) return 0
  const { rowCount } = await tx.delete(reviews).where(areOfPerson(tx, orderIds))
  return rowCount ?? 0
}

/** The owner's note about a number, the reason of its block, and when it withdrew from WhatsApp messages. */
export const findKeptWords = async (
  db: Db,
  phoneKey: string,
): Promise<{ note: string | null; blockReason: string | null; whatsappStopped?: string }> => {
  const { rows } = await db.execute<{
    note: string | null
    blockReason: string | null
    stopped: string | null
  }>(sql`
    select (select note from ${customerNotes} where phone_key = ${phoneKey}) as note,
      (select reason from ${blockedPhones} where phone_key = ${phoneKey}) as "blockReason",
      (select at from ${whatsappWithdrawals} where phone_key = ${phoneKey}) as stopped`)
  const { note = null, blockReason = null, stopped = null } = rows[0] ?? {}
  return { note, blockReason, ...(stopped !== null && { whatsappStopped: new Date(stopped).toISOString() }) }
}
