import type { WriteReviewInput } from '@dimsum/contract/write-review'
import { forget, keep, recall } from '@dimsum/web/components/session-memory.ts'

const name = 'review-draft'
const emptyReview = { customerName: '', customerEmail: '', rating: 5, reviewText: '', website: '' }

/** Initial values: the unsent draft of this tab, else empty with five stars. */
export function reviewDraft(): typeof emptyReview {
  const kept = recall(name)
  if (typeof kept !== 'object' || kept === null) return emptyReview
  const fields: Record<string, unknown> = { ...kept }
  const text = (field: string) => (typeof fields[field] === 'string' ? fields[field] : '')
  const rating = Number(fields.rating)
  return {
    ...emptyReview,
    customerName: text('customerName'),
    customerEmail: text('customerEmail'),
    reviewText: text('reviewText'),
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : emptyReview.rating,
  }
}

export function keepReviewDraft(values: Partial<WriteReviewInput>) {
  keep(name, values)
}

export function forgetReviewDraft() {
  forget(name)
}

/** Proof of purchase for a review: the key of a private link, or an order that this browser holds. */
export type ReviewedOrder = Pick<WriteReviewInput, 'orderKey' | 'orderId'>

const orderName = 'review-order'

/** Stored until the review is sent, so that a reload does not lose it. */
export function keepReviewedOrder(order: ReviewedOrder) {
  keep(orderName, order)
}

export function recallReviewedOrder(): ReviewedOrder | null {
  const kept = recall(orderName)
  if (typeof kept !== 'object' || kept === null) return null
  const { orderKey, orderId } = kept as Record<keyof ReviewedOrder, unknown>
  if (typeof orderKey === 'string') return { orderKey }
  return typeof orderId === 'number' ? { orderId } : null
}

export function forgetReviewedOrder() {
  forget(orderName)
}
