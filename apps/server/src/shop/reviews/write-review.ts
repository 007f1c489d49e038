import { createHash } from 'node:crypto'
import type { WriteReview } from '@dimsum/contract/write-review'
import { wibDay } from '@dimsum/domain/wib-date'
import { reviewRefusals } from '@dimsum/words/server/desk'
import { tokenHash } from '../../platform/config/secret-token.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import {
  countWaitingReviews,
  findOrderOfReviewLink,
  insertReview,
  type NewReview,
} from './reviews.queries.ts'

/** More reviews than this may not wait for approval at once (docs/security.md, T39). */
const waitingReviewsMaximum = 500

/**
 * Stores a review; it is not public before the owner approves it. The order's own link makes it a verified
 * buyer's, one per order. The same text of the same person sent again on the same WIB day is stored once and thanked
 * alike, so a double press shows no error and a spammer learns nothing.
 */
export const writeReview = async (db: Db, now: Date, review: WriteReview): Promise<void> => {
  if (review.website) return
  if ((await countWaitingReviews(db)) >= waitingReviewsMaximum) {
    throw new ShopError('overloaded', reviewRefusals.tooManyWaiting, {
      retryAfterSeconds: 3600,
    })
  }
  const orderId = await orderOf(db, review.orderKey)
  const { customerName, customerEmail, rating, reviewText } = review
  await inTransaction(db, (tx) =>
    insertReview(tx, {
      orderId,
      customerName,
      customerEmail,
      rating,
      reviewText,
      fingerprint: fingerprintOf({ orderId, customerName, customerEmail, reviewText }, now),
    }),
  )
}

const orderOf = async (db: Db, key: string | undefined): Promise<number | null> => {
  const hash = tokenHash(key)
  return hash === null ? null : ((await findOrderOfReviewLink(db, hash)) ?? null)
}

type Written = Pick<NewReview, 'orderId' | 'customerName' | 'customerEmail' | 'reviewText'>

/** Two people may write the same words; the same person does not mean them twice in one day. */
const fingerprintOf = (review: Written, now: Date): string => {
  const { orderId, customerName, customerEmail, reviewText } = review
  const said = [wibDay(now), orderId, customerName, customerEmail, reviewText].map((part) =>
    String(part ?? '')
      .toLowerCase()
      .replace(/\s+/g, ' '),
  )
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
