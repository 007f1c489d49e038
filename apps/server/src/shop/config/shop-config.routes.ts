import { ShopConfig } from '@dimsum/contract/shop-config'
import type { ShopFeature } from '../shop-parts.ts'
import { readShopConfig } from './present-shop-config.ts'

/** The public settings of the shop. */
export const shopConfigRoutes: ShopFeature = (app, parts) => {
  app.get('/api/config', { config: { access: 'anyone' }, schema: { response: { 200: ShopConfig } } }, () =>
    readShopConfig(parts),
  )
}
