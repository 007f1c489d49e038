import { builtInMenu } from '@dimsum/contract/built-in-menu'
import type { ShopConfig } from '@dimsum/contract/shop-config'

/** A shop with default settings for tests; `shop` overrides fields. */
export function shopConfig(
  shop: Partial<ShopConfig['shop']> = {},
  more: Partial<ShopConfig> = {},
): ShopConfig {
  return {
    shop: {
      name: 'Dapur Contoh',
      founder: 'Contoh',
      phone: '0812-3456-7890',
      email: 'halo@contoh.id',
      whatsapp: '081234567890',
      address: '',
      intro: '',
      thanks: '',
      halalCertificate: '',
      ...shop,
    },
    hours: { weekdays: { opens: '08:00', closes: '20:00' }, weekend: { opens: '09:00', closes: '21:00' } },
    ordering: { state: 'open', until: null, nextDay: null, closedUntil: null },
    menu: builtInMenu(),
    payment: { mode: 'demo', clientKey: '', scriptUrl: '', qris: true, cashCeiling: null, deposit: null },
    privacy: { retentionMonths: 24 },
    languages: { shop: 'default', desk: 'default' },
    ...more,
  }
}
