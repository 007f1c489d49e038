import { createHash } from 'node:crypto'
import type { WriteReview } from '@dimsum/contract/write-review'
import { isDelivered } from '@dimsum/domain/order-status'
import { wibDay } from '@dimsum/domain/wib-date'
import { reviewRefusals } from '@dimsum/words/server/desk'
import { placing } from '@dimsum/words/server/placing'
import { tokenHash } from '../../platform/config/secret-token.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { invalidField, ShopError } from '../../platform/errors/shop-error.ts'
import { findOrderFor } from '../orders/read/orders.queries.ts'
import {
  countWaitingReviews,
  findOrderOfReviewLink,
  hasOtherReview,
  insertReview,
  type NewReview,
} from './reviews.queries.ts'

/** Max reviews that wait for approval (docs/security.md, T39). */
const waitingReviewsMaximum = 500

/**
 * Stores a review; it is not public before the owner approves it. The order's review link, or access to a delivered
 * order, makes it a verified buyer's; one per order. The same text from the same person on the same WIB day is stored
 * once and gets the same response, so a double press shows no error and a spammer learns nothing.
 * @throws ShopError `validation` when the honeypot field was filled in, perhaps by autofill: a review is never dropped
 * silently; `conflict` when the order has another review; `overloaded`
 */
export const writeReview = async (
  db: Db,
  now: Date,
  review: WriteReview,
  accessCookie?: string,
): Promise<void> => {
  if (review.website) throw invalidField('website', placing.trap)
  if ((await countWaitingReviews(db)) >= waitingReviewsMaximum) {
    throw new ShopError('overloaded', reviewRefusals.tooManyWaiting, {
      retryAfterSeconds: 3600,
    })
  }
  const orderId = await orderOf(db, review, accessCookie)
  const { customerName, customerEmail, rating, reviewText } = review
  const fingerprint = fingerprintOf({ orderId, customerName, customerEmail, reviewText }, now)
  await inTransaction(db, async (tx) => {
    const written = { orderId, customerName, customerEmail, rating, reviewText, fingerprint }
    const isNew = await insertReview(tx, written)
    if (!isNew && orderId !== null && (await hasOtherReview(tx, orderId, fingerprint)))
      throw new ShopError('conflict', reviewRefusals.alreadyWritten)
  })
}

const orderOf = async (
  db: Db,
  { orderKey, orderId }: WriteReview,
  accessCookie: string | undefined,
): Promise<number | null> => {
  const hash = tokenHash(orderKey)
  if (hash !== null) return (await findOrderOfReviewLink(db, hash)) ?? null
  if (orderId === undefined) return null
  const found = await findOrderFor(db, { id: orderId, cookieHash: tokenHash(accessCookie) })
  return found?.isHolder && isDelivered(found.order.status) ? orderId : null
}

type Written = Pick<NewReview, 'orderId' | 'customerName' | 'customerEmail' | 'reviewText'>

/** Two people may write the same text; the same person does not submit it twice on purpose in one day. */
const fingerprintOf = (review: Written, now: Date): string => {
  const { orderId, customerName, customerEmail, reviewText } = review
  const content = [wibDay(now), orderId, customerName, customerEmail, reviewText].map((part) =>
    String(part ?? '')
      .toLowerCase()
      .replace(/\s+/g, ' '),
  )
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
