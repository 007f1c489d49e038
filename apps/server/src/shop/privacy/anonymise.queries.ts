import { finalStatuses } from '@dimsum/domain/order-status'
import { liveStates } from '@dimsum/domain/payment-attempt'
import { and, asc, eq, inArray, isNull, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { oneOf } from '../../platform/db/tables/columns.ts'
import {
  idempotencyKeys,
  orderAccess,
  orderEvents,
  orderLinks,
  orderNotes,
  orders,
} from '../../platform/db/tables/orders.ts'
import { pushSubscriptions } from '../../platform/db/tables/outbox.ts'
import { attentionItems, paymentAttempts } from '../../platform/db/tables/payments.ts'
import { blockedPhones, customerNotes } from '../../platform/db/tables/people.ts'
import { reviews } from '../../platform/db/tables/reviews.ts'
import { transferProofs } from '../../platform/db/tables/transfers.ts'
import { whatsappWithdrawals } from '../../platform/db/tables/whatsapp.ts'
import { orderColumns } from '../orders/read/order-columns.ts'

/** The values of an order's columns after an erasure. */
const withoutCustomer = Object.fromEntries(
  Object.entries(orderColumns).flatMap(([name, { erased }]) => (erased === 'keep' ? [] : [[name, erased]])),
)

/** The charges without the reasons that the owner wrote. */
const withoutOwnersReasons = sql`(
  select jsonb_agg(case when charge ->> 'kind' in ('discount', 'extra') then charge || '{"reason": ""}' else charge end)
  from jsonb_array_elements(${orders.charges}) charge)`

/** Replaces a reviewer's name. */
const namelessReviewer = 'Pelanggan'

/** A review without its author; its fingerprint is derived from the name too. */
const withoutName = {
  customerName: namelessReviewer,
  customerEmail: null,
  fingerprint: sql`'nameless ' || ${reviews.id}`,
}

/** Entries that ask the owner to read or answer what is erased; those about money stay open. */
const aboutCustomer = ['change-request', 'transfer-proof', 'whatsapp-reply', 'whatsapp-unsent'] as const

/**
 * Removes personal data from these orders and everything that belongs to them: notes and reasons, access rights and
 * links, proofs of transfers, names of reviews, payment pages that show a name. Packages, sums, days and payments stay, so that the accounts
 * do not change. Orders that were erased before are skipped.
 */
export const anonymiseOrders = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return { orders: 0, reviews: 0 }
  const these = [...ids]
  const { rowCount } = await tx
    .update(orders)
    .set({
      ...withoutCustomer,
      charges: withoutOwnersReasons,
      anonymisedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(and(inArray(orders.id, these), isNull(orders.anonymisedAt)))
  const theirEvents = tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, these))
  await tx.delete(orderNotes).where(inArray(orderNotes.eventId, theirEvents))
  for (const table of [orderAccess, orderLinks, transferProofs, pushSubscriptions, idempotencyKeys])
    await tx.delete(table).where(inArray(table.orderId, these))
  await tx
    .update(paymentAttempts)
    .set({ token: null, redirectUrl: null })
    // A page that could still be paid has to be closed first, which needs its token; both are removed then.
    .where(and(inArray(paymentAttempts.orderId, these), notInArray(paymentAttempts.state, [...liveStates])))
  await tx
    .update(attentionItems)
    .set({ closedAt: sql`now()`, closedBy: 'system' })
    .where(
      and(
        inArray(attentionItems.orderId, these),
        inArray(attentionItems.kind, [...aboutCustomer]),
        isNull(attentionItems.closedAt),
      ),
    )
  await tx.update(attentionItems).set({ closeNote: null }).where(inArray(attentionItems.orderId, these))
  const named = await tx.update(reviews).set(withoutName).where(inArray(reviews.orderId, these))
  return { orders: rowCount ?? 0, reviews: named.rowCount ?? 0 }
}

/** The moment so many months ago, by the database's clock. */
export const monthsAgo = async (db: Db, months: number): Promise<Date> => {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select (extract(epoch from now() - make_interval(months => ${months}::int)) * 1000)::bigint::text as ms`,
  )
  return new Date(Number(rows[0]?.ms))
}

/**
 * Locks up to `limit` orders with personal data placed before a moment, oldest first: delivered or cancelled, with a
 * delivery day in the past (WIB), and without open attention entries.
 * @returns the orders, and how many were examined: fewer than `limit` when there are no more
 */
export const claimOrdersToErase = async (tx: Tx, { until, limit }: { until: Date; limit: number }) => {
  const openOf = (orderId: SQL) =>
    tx
      .select({ orderId: attentionItems.orderId })
      .from(attentionItems)
      .where(and(orderId, isNull(attentionItems.closedAt)))
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        // Exactly the predicate of the partial index, else it is not used.
        sql`anonymised_at is null and status in (${sql.raw(oneOf(finalStatuses))})`,
        sql`${orders.orderDate} < ${until.toISOString()}::timestamptz`,
        sql`coalesce(${orders.deliveryDate} < (now() at time zone 'Asia/Jakarta')::date, true)`,
        notExists(openOf(eq(attentionItems.orderId, orders.id))),
      ),
    )
    .orderBy(asc(orders.orderDate), asc(orders.id))
    .limit(limit)
    .for('no key update')
  // Entries that were raised while waiting for the lock are only visible now.
  const open = await openOf(
    inArray(
      attentionItems.orderId,
      rows.map(({ id }) => id),
    ),
  )
  const raised = new Set(open.map(({ orderId }) => orderId))
  return { ids: rows.map(({ id }) => id).filter((id) => !raised.has(id)), claimed: rows.length }
}

/** Orders of a number with personal data, locked; and whether they are finished. */
export const lockOrdersOfPhone = async (tx: Tx, phoneKey: string) =>
  await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(eq(orders.phoneKey, phoneKey), isNull(orders.anonymisedAt)))
    .orderBy(asc(orders.id))
    .for('no key update')

/** Deletes the data of a number outside its orders: the owner's note and the withdrawal from messages. */
export const removeKeptWords = async (tx: Tx, phoneKey: string): Promise<void> => {
  await tx.delete(customerNotes).where(eq(customerNotes.phoneKey, phoneKey))
  await tx.delete(whatsappWithdrawals).where(eq(whatsappWithdrawals.phoneKey, phoneKey))
}

/** Deletes notes of numbers whose orders are all erased, and their blocks after `until`. */
export const deleteDataOfErasedNumbers = async (tx: Tx, until: Date) => {
  const before = sql`${until.toISOString()}::timestamptz`
  const ordersOf = (phoneKey: AnyPgColumn) =>
    tx.select({ id: orders.id }).from(orders).where(eq(orders.phoneKey, phoneKey))
  const notes = await tx
    .delete(customerNotes)
    .where(and(sql`${customerNotes.updatedAt} < ${before}`, notExists(ordersOf(customerNotes.phoneKey))))
  const blocks = await tx
    .delete(blockedPhones)
    .where(and(sql`${blockedPhones.createdAt} < ${before}`, notExists(ordersOf(blockedPhones.phoneKey))))
  await tx
    .delete(whatsappWithdrawals)
    .where(and(sql`${whatsappWithdrawals.at} < ${before}`, notExists(ordersOf(whatsappWithdrawals.phoneKey))))
  return { notes: notes.rowCount ?? 0, blocks: blocks.rowCount ?? 0 }
}

/** Old reviews: unpublished ones are deleted, published ones lose name and address. */
export const anonymiseReviewers = async (tx: Tx, until: Date) => {
  const isOld = sql`${reviews.createdAt} < ${until.toISOString()}::timestamptz`
  const removed = await tx.delete(reviews).where(and(isOld, eq(reviews.isPublic, false)))
  const nameless = await tx
    .update(reviews)
    .set(withoutName)
    .where(
      and(
        isOld,
        or(sql`${reviews.customerName} <> ${namelessReviewer}`, sql`${reviews.customerEmail} is not null`),
      ),
    )
  return { removed: removed.rowCount ?? 0, nameless: nameless.rowCount ?? 0 }
}
