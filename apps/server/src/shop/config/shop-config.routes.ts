import { ShopConfig } from '@dimsum/contract/shop-config'
import type { Feature } from '../../platform/http/app-parts.ts'
import { shareAnswer } from '../../platform/http/front-door/share-answer.ts'
import { presentShopConfig } from './present-shop-config.ts'

/** What every browser may know of the shop. */
export const shopConfigRoutes: Feature = (app, parts) => {
  const { config, settings, now } = parts
  shareAnswer(app, parts, {
    path: '/api/config',
    topics: ['settings'],
    changedThrough: ['/api/admin/settings', '/api/admin/kitchen/days'],
    schema: ShopConfig,
    read: async () => presentShopConfig(await settings.current(), config.payment, now()),
  })
}
