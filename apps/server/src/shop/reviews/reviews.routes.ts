import { ReplyToReview } from '@dimsum/contract/desk-notes'
import { RowIdParams } from '@dimsum/contract/fields'
import {
  ChangeReviewVisibility,
  PublicReviews,
  Review,
  ReviewAccepted,
  ReviewListQuery,
  ReviewSummary,
  Reviews,
} from '@dimsum/contract/reviews'
import { WriteReview } from '@dimsum/contract/write-review'
import { z } from 'zod'
import { forRight, requireActor } from '../../platform/http/access/access.ts'
import { cached } from '../../platform/http/cached.ts'
import { compress, sendCompressed } from '../../platform/http/compressed.ts'
import { clientAddress } from '../../platform/http/request/client-address.ts'
import { readCookie } from '../../platform/http/request/cookies.ts'
import { limit } from '../../platform/limits/limit.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { changeReviewVisibility, deleteReview, replyToReview } from './moderate-review.ts'
import { presentReview, readPublicReviews, summariseReviews } from './present-review.ts'
import { listReviews } from './reviews.queries.ts'
import { writeReview } from './write-review.ts'

/** Above the limit of unapproved reviews. */
const waitingShown = 1000

/** Reviews: written by anyone, public when approved, moderated by the owner (product.md sections 4 and 7). */
export const reviewRoutes: ShopFeature = (app, parts) => {
  const { db, now } = parts
  const config = forRight('reviews')

  // Every visitor of the landing page reads them; reading and compressing take twenty times as long as sending.
  const publicReviews = cached(async () => compress(JSON.stringify(await readPublicReviews(db))), 1_000)
  app.addHook('onSend', ({ method }, _reply, _payload, done) => {
    if (method !== 'GET') publicReviews.forget()
    done()
  })

  app.get(
    '/api/reviews/public',
    { config: { access: 'anyone', language: 'en' }, schema: { response: { 200: PublicReviews } } },
    async (request, reply) =>
      sendCompressed(request, reply.type('application/json; charset=utf-8'), await publicReviews.read()),
  )

  app.get(
    '/api/reviews/summary',
    { config: { access: 'anyone', language: 'en' }, schema: { response: { 200: ReviewSummary } } },
    () => summariseReviews(db),
  )

  app.post(
    '/api/reviews',
    {
      config: { access: 'anyone', language: 'en' },
      schema: { body: WriteReview, response: { 201: ReviewAccepted } },
    },
    async (request) => {
      await limit(parts, 'reviews-per-address', clientAddress(request))
      await writeReview(db, now(), request.body, readCookie(parts, request, 'access'))
      return { message: 'Thank you for your review! It will be published after approval.' }
    },
  )

  app.get(
    '/api/reviews',
    { config, schema: { querystring: ReviewListQuery, response: { 200: Reviews } } },
    async (request) => {
      const { published } = request.query
      const rows = await listReviews(db, { waiting: waitingShown, published })
      return rows.map(presentReview)
    },
  )

  app.patch(
    '/api/reviews/:id/visibility',
    { config, schema: { params: RowIdParams, body: ChangeReviewVisibility, response: { 200: Review } } },
    (request) => changeReviewVisibility(db, requireActor(request), request.params.id, request.body.isPublic),
  )

  app.patch(
    '/api/reviews/:id/reply',
    { config, schema: { params: RowIdParams, body: ReplyToReview, response: { 200: Review } } },
    (request) => replyToReview(db, requireActor(request), request.params.id, request.body),
  )

  app.delete(
    '/api/reviews/:id',
    { config, schema: { params: RowIdParams, response: { 204: z.undefined() } } },
    (request) => deleteReview(db, requireActor(request), request.params.id),
  )
}
