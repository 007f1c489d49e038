import type { PublicReview, Review, ReviewSummary } from '@dimsum/contract/reviews'
import type { Db } from '../../platform/db/connection.ts'
import { withIsoDates } from '../iso-dates.ts'
import { countPublicStars, listPublicReviews, type ReviewRow } from './reviews.queries.ts'

/** The public view, built field by field: a new column is private until someone adds it here. */
const presentPublicReview = (row: ReviewRow): PublicReview => ({
  id: row.id,
  customerName: row.customerName,
  rating: row.rating,
  reviewText: row.reviewText,
  createdAt: row.createdAt.toISOString(),
  isVerified: row.orderId !== null,
  reply: row.reply,
})

export const presentReview = (row: ReviewRow): Review => ({
  ...withIsoDates(row),
  isVerified: row.orderId !== null,
})

const publicReviewsShown = 60

export const readPublicReviews = async (db: Db): Promise<PublicReview[]> =>
  (await listPublicReviews(db, publicReviewsShown)).map(presentPublicReview)

/** Average (one decimal) and number of public reviews per star; no average while there are none. */
export const summariseReviews = async (db: Db): Promise<ReviewSummary> => {
  const counts = await countPublicStars(db)
  const starsOf = (rating: number) => counts.find((entry) => entry.rating === rating)?.reviews ?? 0
  const stars: ReviewSummary['stars'] = [starsOf(1), starsOf(2), starsOf(3), starsOf(4), starsOf(5)]
  const count = stars.reduce((sum, reviews) => sum + reviews, 0)
  const points = stars.reduce((sum, reviews, index) => sum + reviews * (index + 1), 0)
  return { count, average: count === 0 ? null : Math.round((points / count) * 10) / 10, stars }
}
