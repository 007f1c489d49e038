import type { PriceOverrides } from '@dimsum/domain/pricing'
import { menuOutOfTheBox } from '../shop/menu/menu-out-of-the-box.ts'
import type { ShopRules } from '../shop/settings/shop-rules.ts'

/** The rules with default settings. */
export const defaultShopRules: ShopRules = {
  menu: menuOutOfTheBox,
  deliveryAreas: [],
  timeWindows: [],
  ordering: { state: 'open', until: null },
  dates: {
    cutOff: '15:00',
    bigOrderPieces: 300,
    bigOrderLeadDays: 2,
    horizonDays: 30,
    closedDates: [],
  },
  weekdayCapacity: [],
  unpaidHours: 48,
  deposit: {
    depositPercent: null,
    depositFrom: null,
    depositFromPieces: null,
    restDaysBefore: 1,
    depositTerms: '',
  },
}

/** The same with other prices. */
export const shopRulesWith = (prices: PriceOverrides): ShopRules => ({
  ...defaultShopRules,
  menu: menuOutOfTheBox.map((item) => ({ ...item, price: prices[item.packageType] ?? item.price })),
})
