import type { AuditAction } from '@dimsum/contract/audit-topics'
import type { Review } from '@dimsum/contract/reviews'
import { reviewRefusals } from '@dimsum/words/server/desk'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { presentReview } from './present-review.ts'
import { type ReviewChange, deleteReview as removeReview, updateReview } from './reviews.queries.ts'

const moderate = (
  db: Db,
  actor: string,
  id: number,
  action: AuditAction,
  change: ReviewChange,
): Promise<Review> =>
  inTransaction(db, async (tx) => {
    const review = await updateReview(tx, id, change)
    if (!review) throw new ShopError('not-found', reviewRefusals.missing)
    await insertAuditEntry(tx, { actor, action, subject: `review:${id}`, after: withoutWords(change) })
    return presentReview(review)
  })

/** An answer names its customer, and nothing is ever taken out of the audit log. */
const withoutWords = ({ reply, ...change }: ReviewChange): object =>
  reply === undefined ? change : { ...change, hasReply: reply !== null }

/** Approve (public) or Hide (not public). */
export const changeReviewVisibility = (
  db: Db,
  actor: string,
  id: number,
  isPublic: boolean,
): Promise<Review> => moderate(db, actor, id, isPublic ? 'review.approve' : 'review.hide', { isPublic })

/** The owner's public answer; an empty one takes it back. */
export const replyToReview = (db: Db, actor: string, id: number, reply: string): Promise<Review> =>
  moderate(db, actor, id, 'review.reply', { reply: reply || null })

/**
 * Removes a review with everything in it; the public list and its figures are without it from then on.
 * @throws ShopError `not-found`
 */
export const deleteReview = (db: Db, actor: string, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const removed = await removeReview(tx, id)
    if (!removed) throw new ShopError('not-found', reviewRefusals.missing)
    const { isPublic, rating, orderId } = removed
    const before = { isPublic, rating, orderId }
    await insertAuditEntry(tx, { actor, action: 'review.delete', subject: `review:${id}`, before })
  })
