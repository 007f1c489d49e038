import { z } from 'zod'
import { line, OptionalEmailField, paragraph, WireInstant } from './fields.ts'

/** A review as written (spec section 5); one schema serves the form and the server. */
export const WriteReview = z.object({
  customerName: line({ min: 2, minMessage: 'Name must be at least 2 characters', max: 100 }),
  customerEmail: OptionalEmailField,
  rating: z.int().min(1).max(5),
  reviewText: paragraph({ min: 10, minMessage: 'Review must be at least 10 characters', max: 2000 }),
  /** Key of the order's own review link; makes the review a verified buyer's. */
  orderKey: z.string().max(100).optional(),
  website: z.string().max(200).optional(),
})
export type WriteReview = z.output<typeof WriteReview>
export type WriteReviewInput = z.input<typeof WriteReview>

/** A review anybody may read: approved, without the e-mail address. */
export const PublicReview = z.object({
  id: z.int(),
  customerName: z.string(),
  rating: z.int().min(1).max(5),
  reviewText: z.string(),
  createdAt: WireInstant,
  isVerified: z.boolean(),
  reply: z.string().nullable(),
})
export type PublicReview = z.infer<typeof PublicReview>
/** The spec's plain list, newest first. */
export const PublicReviews = z.array(PublicReview)

export const ReviewSummary = z.object({
  count: z.int(),
  average: z.number().nullable(),
  /** How many reviews gave 1, 2, 3, 4, 5 stars. */
  stars: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

/** A review in the admin's list: waiting first, then newest. */
export const Review = PublicReview.extend({
  orderId: z.int().nullable(),
  customerEmail: z.string().nullable(),
  isPublic: z.boolean(),
  repliedAt: WireInstant.nullable(),
  updatedAt: WireInstant,
})
export type Review = z.infer<typeof Review>
export const Reviews = z.array(Review)

export const ChangeReviewVisibility = z.object({ isPublic: z.boolean() })
export const ReplyToReview = z.object({ reply: paragraph({ max: 1000 }) })

/** The same for every accepted review, stored or already known. */
export const ReviewAccepted = z.object({ message: z.string() })
