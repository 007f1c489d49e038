import { ShopConfig } from '@dimsum/contract/shop-config'
import type { Feature } from '../http/app-parts.ts'
import { presentShopConfig } from './present-shop-config.ts'

/** What every browser may know of the shop. */
export const shopConfigRoutes: Feature = (app, { config, settings, now }) => {
  app.get(
    '/api/config',
    { config: { access: 'anyone' }, schema: { response: { 200: ShopConfig } } },
    async () => presentShopConfig(await settings.current(), config.payment, now()),
  )
}
