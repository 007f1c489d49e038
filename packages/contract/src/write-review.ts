import { fields } from '@dimsum/words/fields'
import * as z from 'zod/mini'
import { line, OptionalEmailField, paragraph } from './text-fields.ts'

/** A review as written (product.md section 5); one schema serves the form and the server. */
export const WriteReview = z.object({
  customerName: line({ min: 2, minMessage: fields.nameTooShort.en, max: 100 }),
  customerEmail: OptionalEmailField,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  reviewText: paragraph({ min: 10, minMessage: fields.reviewTooShort.en, max: 2000 }),
  /** Key of the order's own review link; makes the review a verified buyer's. */
  orderKey: z.optional(z.string().check(z.maxLength(100))),
  /** An order that the caller holds; without a key it makes the review a verified buyer's once it is delivered. */
  orderId: z.optional(z.int().check(z.positive(), z.maximum(2_147_483_647))),
  website: z.optional(z.string().check(z.maxLength(200))),
})
export type WriteReview = z.output<typeof WriteReview>
export type WriteReviewInput = z.input<typeof WriteReview>
