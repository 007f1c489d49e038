import { ChangePromotionCode, NewPromotionCode } from '@dimsum/contract/change-promotion'
import { RowIdParams } from '@dimsum/contract/fields'
import { PromotionCode, PromotionCodes } from '@dimsum/contract/promotions'
import { z } from 'zod'
import { forRight, requireActor } from '../../platform/http/access/access.ts'
import { announce } from '../../platform/live/announce.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { addPromotion, changePromotion, removePromotion } from './change-promotion.ts'
import { listPromotions } from './promotions.queries.ts'

/** The owner's promotion codes. Customers check a code with a call in orders.routes.ts. */
export const promotionRoutes: ShopFeature = (app, parts) => {
  const { db } = parts
  const config = forRight('settings')
  const changed = <Answer>(answer: Answer): Answer => {
    announce(parts, 'promotion_codes')
    return answer
  }

  app.get('/api/promotion-codes', { config, schema: { response: { 200: PromotionCodes } } }, async () => ({
    promotionCodes: await listPromotions(db),
  }))

  app.post(
    '/api/promotion-codes',
    { config, schema: { body: NewPromotionCode, response: { 201: PromotionCode } } },
    async (request) => changed(await addPromotion(db, requireActor(request), request.body)),
  )

  app.patch(
    '/api/promotion-codes/:id',
    { config, schema: { params: RowIdParams, body: ChangePromotionCode, response: { 200: PromotionCode } } },
    async (request) => {
      const actor = requireActor(request)
      return changed(await changePromotion(db, actor, request.params.id, request.body))
    },
  )

  app.delete(
    '/api/promotion-codes/:id',
    { config, schema: { params: RowIdParams, response: { 204: z.null() } } },
    async (request) => changed(await removePromotion(db, requireActor(request), request.params.id)),
  )
}
