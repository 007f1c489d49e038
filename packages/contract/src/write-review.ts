import { fields } from '@dimsum/words/fields'
import * as z from 'zod/mini'
import { line, OptionalEmailField, paragraph } from './text-fields.ts'

/** A submitted review (product.md section 5), for browser and server. */
export const WriteReview = z.object({
  customerName: line({ min: 2, minMessage: fields.nameTooShort.en, max: 100 }),
  customerEmail: OptionalEmailField,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  reviewText: paragraph({ min: 10, minMessage: fields.reviewTooShort.en, max: 2000 }),
  /** Key of the order's review link; marks the review as a verified buyer's. */
  orderKey: z.optional(z.string().check(z.maxLength(100))),
  /** An order that the caller holds; marks the review as a verified buyer's once the order is delivered. */
  orderId: z.optional(z.int().check(z.positive(), z.maximum(2_147_483_647))),
  website: z.optional(z.string().check(z.maxLength(200))),
})
export type WriteReview = z.output<typeof WriteReview>
export type WriteReviewInput = z.input<typeof WriteReview>
