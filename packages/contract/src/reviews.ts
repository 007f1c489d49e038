import { z } from 'zod'
import { WireInstant } from './fields.ts'

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

/** Every review that waits or is hidden comes; of the published ones the newest `published`. */
export const ReviewListQuery = z.object({
  published: z.coerce.number().int().min(0).max(1000).default(1000),
})
export type ReviewListQuery = z.infer<typeof ReviewListQuery>

export const ChangeReviewVisibility = z.object({ isPublic: z.boolean() })

/** The same for every accepted review, stored or already known. */
export const ReviewAccepted = z.object({ message: z.string() })
