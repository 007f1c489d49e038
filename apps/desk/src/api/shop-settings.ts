import type { StoredPhoto } from '@dimsum/contract/menu'
import type { SaveShopSettings } from '@dimsum/contract/save-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { api } from '@dimsum/web/api/client.ts'
import { type UploadOptions, upload } from '@dimsum/web/api/upload.ts'
import { queryOptions } from '@tanstack/react-query'

export const shopSettingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => api.get<ShopSettings>('/api/admin/settings', { signal }),
})

/** Changes some settings and returns all of them. `expected` has the values that the form was filled from. */
export const saveShopSettings = (change: SaveShopSettings) =>
  api.patch<ShopSettings>('/api/admin/settings', change)

/** Stores a picture; a setting then names it by its hash. */
export const sendPicture = (jpeg: Blob, options: UploadOptions) =>
  upload<StoredPhoto>('/api/admin/photos', jpeg, options)
