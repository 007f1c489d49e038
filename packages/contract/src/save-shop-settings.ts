import * as z from 'zod/mini'
import { ChangeShopSettings } from './change-shop-settings.ts'
import { ShopSettings } from './shop-settings.ts'

/**
 * The call that changes settings. `expected` is what the screen showed of what it changes; a difference from what is
 * stored is a conflict (409 `stale`). A caller that leaves it out changes what it names, as before there were two devices.
 */
export const SaveShopSettings = z.extend(ChangeShopSettings, {
  expected: z.optional(ShopSettings.partial()),
})
export type SaveShopSettings = z.output<typeof SaveShopSettings>
