import type { AuditAction } from '@dimsum/contract/audit-topics'
import type { ReplyToReview } from '@dimsum/contract/desk-notes'
import type { Review } from '@dimsum/contract/reviews'
import { settingsChanged } from '@dimsum/words/server/changed-elsewhere'
import { reviewRefusals } from '@dimsum/words/server/desk'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { orNotFound } from '../../platform/errors/shop-error.ts'
import { presentReview } from './present-review.ts'
import {
  lockReview,
  type ReviewChange,
  deleteReview as removeReview,
  updateReview,
} from './reviews.queries.ts'

const moderate = (
  db: Db,
  actor: string,
  id: number,
  action: AuditAction,
  change: ReviewChange,
  shown?: string,
): Promise<Review> =>
  inTransaction(db, async (tx) => {
    if (shown !== undefined)
      assertExpected({ reply: (await lockReview(tx, id))?.reply ?? '' }, { reply: shown }, settingsChanged)
    const review = orNotFound(await updateReview(tx, id, change), reviewRefusals.missing)
    await insertAuditEntry(tx, { actor, action, subject: `review:${id}`, after: withoutWords(change) })
    return presentReview(review)
  })

/** A reply may name its customer, and the audit log is never erased. */
const withoutWords = ({ reply, ...change }: ReviewChange): object =>
  reply === undefined ? change : { ...change, hasReply: reply !== null }

/** Approve (public) or Hide (not public). */
export const changeReviewVisibility = (
  db: Db,
  actor: string,
  id: number,
  isPublic: boolean,
): Promise<Review> => moderate(db, actor, id, isPublic ? 'review.approve' : 'review.hide', { isPublic })

/**
 * The owner's public reply; an empty one removes it.
 * @throws ShopError `stale` when the stored reply differs from what the screen showed
 */
export const replyToReview = (
  db: Db,
  actor: string,
  id: number,
  { reply, expected }: ReplyToReview,
): Promise<Review> => moderate(db, actor, id, 'review.reply', { reply: reply || null }, expected)

/** Deletes a review; it is also removed from the public list and its figures. @throws ShopError `not-found` */
export const deleteReview = (db: Db, actor: string, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const removed = orNotFound(await removeReview(tx, id), reviewRefusals.missing)
    const { isPublic, rating, orderId } = removed
    const before = { isPublic, rating, orderId }
    await insertAuditEntry(tx, { actor, action: 'review.delete', subject: `review:${id}`, before })
  })
