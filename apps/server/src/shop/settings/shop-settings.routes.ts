import { SaveShopSettings } from '@dimsum/contract/save-shop-settings'
import { ShopSettings } from '@dimsum/contract/shop-settings'
import { forRight, requireAdmin } from '../../platform/http/access/access.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { changeSettings } from './change-settings.ts'

/** What the owner changes without a developer. */
export const shopSettingsRoutes: ShopFeature = (app, parts) => {
  const { db, settings } = parts

  app.get(
    '/api/admin/settings',
    { config: forRight('settings', { language: 'id' }), schema: { response: { 200: ShopSettings } } },
    // What is stored, not what this process remembers: a form is compared with it when it is saved.
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
      void app.pages.refresh()
      return changed
    },
  )
}
