import { Menu } from '@dimsum/contract/menu'
import type { ShopFeature } from '../shop-parts.ts'
import { presentMenu } from './present-menu.ts'

/** The menu as customers see it, and as the owner changes it. */
export const menuRoutes: ShopFeature = (app, { settings }) => {
  app.get('/api/menu', { config: { access: 'anyone' }, schema: { response: { 200: Menu } } }, async () => ({
    packages: presentMenu(await settings.menu()),
  }))
}
