import type { WriteReviewInput } from '@dimsum/contract/write-review'
import { forget, keep, recall } from '@dimsum/web/components/session-memory.ts'

/** Proof of purchase for a review: the key of a private link, or an order that this browser holds. */
export type ReviewedOrder = Pick<WriteReviewInput, 'orderKey' | 'orderId'>

const place = 'review-order'

/** Stored until the review is sent, so that a reload does not lose it. */
export const keepReviewedOrder = (order: ReviewedOrder) => keep(place, order)

export const recallReviewedOrder = () => (recall(place) as ReviewedOrder | undefined) ?? null

export const forgetReviewedOrder = () => forget(place)
