import type { ChangeShopSettings } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'

/** The settings in force. */
export const shopSettingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => api.get<ShopSettings>('/api/admin/settings', { signal }),
})

/** Changes any part of the settings and answers all of them. */
export const changeShopSettings = (change: ChangeShopSettings) =>
  api.patch<ShopSettings>('/api/admin/settings', change)
