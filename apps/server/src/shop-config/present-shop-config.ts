import type { ShopConfig } from '@dimsum/contract/shop-config'
import type { ShopSettings } from '@dimsum/contract/shop-settings'

/** The public part of settings and payment set-up, field by field: a new setting is private until it is added here. */
export const presentShopConfig = (
  settings: ShopSettings,
  payment: Pick<ShopConfig['payment'], 'mode' | 'clientKey' | 'scriptUrl'>,
): ShopConfig => ({
  shop: {
    name: settings.shopName,
    founder: settings.founder,
    phone: settings.phone,
    email: settings.email,
    whatsapp: settings.whatsapp,
    address: settings.address,
    intro: settings.intro,
    thanks: settings.thanks,
    halalCertificate: settings.halalCertificate,
  },
  hours: { weekdays: settings.weekdayHours, weekend: settings.weekendHours },
  ordering: settings.ordering,
  prices: settings.prices,
  payment: {
    mode: payment.mode,
    clientKey: payment.clientKey,
    scriptUrl: payment.scriptUrl,
    qris: settings.qris,
    cashCeiling: settings.cashCeiling,
  },
})
