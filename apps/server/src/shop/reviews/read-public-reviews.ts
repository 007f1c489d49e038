import type { PublicReview, ReviewSummary } from '@dimsum/contract/reviews'
import type { Db } from '../../platform/db/connection.ts'
import { presentPublicReview, summariseStars } from './present-review.ts'
import { countPublicStars, listPublicReviews } from './reviews.queries.ts'

const publicReviewsShown = 60

export const readPublicReviews = async (db: Db): Promise<PublicReview[]> =>
  (await listPublicReviews(db, publicReviewsShown)).map(presentPublicReview)

export const summariseReviews = async (db: Db): Promise<ReviewSummary> =>
  summariseStars(await countPublicStars(db))
