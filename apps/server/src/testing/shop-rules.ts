import type { ShopRules } from '../shop/settings/shop-rules.ts'

/** The rules while the owner has changed nothing. */
export const defaultShopRules: ShopRules = {
  prices: {},
  deliveryAreas: [],
  timeWindows: [],
  ordering: { state: 'open', until: null },
  soldOut: {},
  dates: {
    cutOff: '15:00',
    bigOrderPieces: 300,
    bigOrderLeadDays: 2,
    horizonDays: 30,
    closedDates: [],
  },
  weekdayCapacity: [],
  unpaidHours: 48,
}
