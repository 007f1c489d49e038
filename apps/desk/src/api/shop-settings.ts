import type { SaveShopSettings } from '@dimsum/contract/save-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** The settings in force. */
export const shopSettingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => api.get<ShopSettings>('/api/admin/settings', { signal }),
})

/** Changes any part of the settings and answers all of them; `expected` is what the form was filled from. */
export const saveShopSettings = (change: SaveShopSettings) =>
  api.patch<ShopSettings>('/api/admin/settings', change)
