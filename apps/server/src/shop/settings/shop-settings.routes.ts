import { SaveShopSettings } from '@dimsum/contract/save-shop-settings'
import { ShopSettings } from '@dimsum/contract/shop-settings'
import { forRight, requireAdmin } from '../../platform/http/access/access.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { changeSettings } from './change-settings.ts'

/** The settings that the owner changes on the desk. */
export const shopSettingsRoutes: ShopFeature = (app, parts) => {
  const { db, settings } = parts

  app.get(
    '/api/admin/settings',
    { config: forRight('settings', { language: 'id' }), schema: { response: { 200: ShopSettings } } },
    // Reads the stored values, not the cached ones: a form is compared with them when it is saved.
    () => settings.readFrom(db),
  )

  app.patch(
    '/api/admin/settings',
    {
      config: forRight('settings', { language: 'id' }),
      schema: { body: SaveShopSettings, response: { 200: ShopSettings } },
    },
    async (request) => {
      const changed = await changeSettings(parts, requireAdmin(request), request.body)
      await app.pages.refresh()
      return changed
    },
  )
}
