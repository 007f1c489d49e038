import * as z from 'zod/mini'
import { ChangeShopSettings } from './change-shop-settings.ts'
import { ShopSettings } from './shop-settings.ts'

/**
 * The call that changes settings. `expected` holds the values the screen showed; if they differ from the stored ones,
 * the answer is 409 `stale`. Without `expected` the change is applied unconditionally.
 */
export const SaveShopSettings = z.extend(ChangeShopSettings, {
  expected: z.optional(ShopSettings.partial()),
})
export type SaveShopSettings = z.output<typeof SaveShopSettings>
