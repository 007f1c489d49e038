import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { defaultCutOffRules } from '@dimsum/domain/delivery-date'
import type { ShopIdentity } from '../../platform/config/config.ts'

/** The shop before the owner changed anything: the specification's constants and the start's settings. */
export const defaultSettings = (shop: ShopIdentity): ShopSettings => ({
  shopName: shop.name,
  founder: shop.founder,
  phone: shop.phone,
  email: shop.email,
  whatsapp: shop.whatsapp,
  address: '',
  intro: '',
  weekdayHours: { opens: '08:00', closes: '20:00' },
  weekendHours: { opens: '09:00', closes: '21:00' },
  halalCertificate: shop.halalCertificate,
  halalExpires: null,
  ingredients: '',
  allergens: [],
  storage: '',
  keepsDays: null,
  closedDates: [],
  cutOff: defaultCutOffRules.cutOffTime,
  bigOrderPieces: defaultCutOffRules.bigOrderPieces,
  bigOrderLeadDays: defaultCutOffRules.bigOrderLeadDays,
  horizonDays: defaultCutOffRules.horizonDays,
  weekdayCapacity: [null, null, null, null, null, null, null],
  ordering: { state: 'open', until: null },
  soldOutToday: {},
  prices: {},
  cashCeiling: null,
  deliveryAreas: [],
  qris: false,
  thanks: '',
  retentionMonths: 24,
  secondFactorDemanded: false,
  shopLanguage: 'default',
  deskLanguage: 'default',
})
