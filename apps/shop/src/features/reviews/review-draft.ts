import type { WriteReviewInput } from '@dimsum/contract/write-review'
import { forget, keep, recall } from '@dimsum/web/components/session-memory.ts'

const name = 'review-draft'
const emptyReview = { customerName: '', customerEmail: '', rating: 5, reviewText: '', website: '' }

/** What the form starts with: the words of a visit that was cut short, else nothing and five stars. */
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

/** After sending, and after Cancel: the next form is empty. */
export function forgetReviewDraft() {
  forget(name)
}

const keyName = 'review-key'

/** The key of the private link that led here, until the review is sent; a reload must not lose it. */
export function keepOrderKey(key: string) {
  keep(keyName, key)
}

export function recallOrderKey(): string | null {
  const key = recall(keyName)
  return typeof key === 'string' ? key : null
}

export function forgetOrderKey() {
  forget(keyName)
}
