import { ShopConfig } from '@dimsum/contract/shop-config'
import { shareAnswer } from '../../platform/http/front-door/share-answer.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { presentShopConfig } from './present-shop-config.ts'

/** What every browser may know of the shop. */
export const shopConfigRoutes: ShopFeature = (app, parts) => {
  const { config, settings, now } = parts
  shareAnswer(app, parts, {
    path: '/api/config',
    topics: ['settings'],
    changedThrough: ['/api/admin/settings', '/api/admin/kitchen/days'],
    schema: ShopConfig,
    read: async () => presentShopConfig(await settings.current(), config.payment, now()),
  })
}
