import { z } from 'zod'
import { WireInstant } from './fields.ts'

/** A public review: approved, without the e-mail address. */
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
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  stars: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

/** A review of the admin's list: unapproved first, then newest. */
export const Review = PublicReview.extend({
  orderId: z.int().nullable(),
  customerEmail: z.string().nullable(),
  isPublic: z.boolean(),
  repliedAt: WireInstant.nullable(),
  updatedAt: WireInstant,
})
export type Review = z.infer<typeof Review>
export const Reviews = z.array(Review)

/** Returns every unapproved or hidden review, and the newest `published` published ones. */
export const ReviewListQuery = z.object({
  published: z.coerce.number().int().min(0).max(1000).default(1000),
})
export type ReviewListQuery = z.infer<typeof ReviewListQuery>

export const ChangeReviewVisibility = z.object({ isPublic: z.boolean() })

/** The answer is the same for a new review and a repeated one. */
export const ReviewAccepted = z.object({ message: z.string() })
