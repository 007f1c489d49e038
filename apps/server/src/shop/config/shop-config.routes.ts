import { ShopConfig } from '@dimsum/contract/shop-config'
import { wibDay } from '@dimsum/domain/wib-date'
import { shareAnswer } from '../../platform/http/front-door/share-answer.ts'
import { promotionUses } from '../promotions/promotion-uses.ts'
import { isAnyPromotionUsable } from '../promotions/promotions.queries.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { presentShopConfig } from './present-shop-config.ts'

/** What every browser may know of the shop. */
export const shopConfigRoutes: ShopFeature = (app, parts) => {
  const { config, db, settings, now } = parts
  shareAnswer(app, parts, {
    path: '/api/config',
    topics: ['settings', 'promotion_codes', promotionUses],
    changedThrough: ['/api/admin/settings', '/api/admin/kitchen/days'],
    schema: ShopConfig,
    read: async () => {
      const moment = now()
      const hasPromotionCodes = await isAnyPromotionUsable(db, wibDay(moment))
      return presentShopConfig(await settings.current(), config.payment, moment, hasPromotionCodes)
    },
  })
}
