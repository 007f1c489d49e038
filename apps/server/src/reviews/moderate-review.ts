import type { Review } from '@dimsum/contract/reviews'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import { type Db, inTransaction } from '../db/connection.ts'
import { ShopError } from '../shop-error.ts'
import { presentReview } from './present-review.ts'
import { type ReviewChange, updateReview } from './reviews.queries.ts'

const moderate = (db: Db, actor: string, id: number, action: string, change: ReviewChange): Promise<Review> =>
  inTransaction(db, async (tx) => {
    const review = await updateReview(tx, id, change)
    if (!review) throw new ShopError('not-found', 'This review does not exist.')
    await insertAuditEntry(tx, { actor, action, subject: `review:${id}`, after: change })
    return presentReview(review)
  })

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
