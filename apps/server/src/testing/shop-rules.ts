import type { PackageType } from '@dimsum/domain/menu'
import type { Rupiah } from '@dimsum/domain/money'
import { menuOutOfTheBox } from '../shop/menu/menu-out-of-the-box.ts'
import { defaultSettings } from '../shop/settings/default-settings.ts'
import type { ShopRules } from '../shop/settings/shop-rules.ts'
import { testConfig } from './test-config.ts'

/** The rules with default settings. */
export const defaultShopRules: ShopRules = { ...defaultSettings(testConfig().shop), menu: menuOutOfTheBox }

/** The same with other prices. */
export const shopRulesWith = (prices: Partial<Record<PackageType, Rupiah>>): ShopRules => ({
  ...defaultShopRules,
  menu: menuOutOfTheBox.map((item) => ({ ...item, price: prices[item.packageType] ?? item.price })),
})
