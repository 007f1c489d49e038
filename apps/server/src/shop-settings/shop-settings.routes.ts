import { ChangeShopSettings } from '@dimsum/contract/change-shop-settings'
import { ShopSettings } from '@dimsum/contract/shop-settings'
import { actorOf } from '../audit/actor.ts'
import { requireAdmin } from '../http/access.ts'
import type { Feature } from '../http/app-parts.ts'
import { changeSettings } from './change-settings.ts'

/** What the owner changes without a developer. */
export const shopSettingsRoutes: Feature = (app, { db, settings }) => {
  app.get(
    '/api/admin/settings',
    { config: { access: 'admin', language: 'id' }, schema: { response: { 200: ShopSettings } } },
    () => settings.current(),
  )

  app.patch(
    '/api/admin/settings',
    {
      config: { access: 'admin', language: 'id' },
      schema: { body: ChangeShopSettings, response: { 200: ShopSettings } },
    },
    async (request) => {
      const changed = await changeSettings(db, settings, actorOf(requireAdmin(request)), request.body)
      void app.pages.refresh()
      return changed
    },
  )
}
