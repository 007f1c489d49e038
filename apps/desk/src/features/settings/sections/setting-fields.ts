import type { ShopSettings } from '@dimsum/contract/shop-settings'
import type { SectionId } from './sections.ts'

type SettingsField = keyof ShopSettings

/** Section of every setting. */
const sectionOf: Readonly<Record<SettingsField, SectionId>> = {
  ordering: 'terima-pesanan',
  cutOff: 'dapur',
  customerChanges: 'dapur',
  bigOrderPieces: 'dapur',
  bigOrderLeadDays: 'dapur',
  horizonDays: 'dapur',
  weekdayCapacity: 'dapur',
  closedDates: 'tanggal-tutup',
  deliveryAreas: 'pengiriman',
  refunds: 'pembayaran',
  qris: 'pembayaran',
  bankAccounts: 'pembayaran',
  transferQris: 'pembayaran',
  cashCeiling: 'pembayaran',
  unpaidHours: 'pembayaran',
  depositPercent: 'pembayaran',
  depositFrom: 'pembayaran',
  depositFromPieces: 'pembayaran',
  restDaysBefore: 'pembayaran',
  depositTerms: 'pembayaran',
  weekdayHours: 'jam-buka',
  weekendHours: 'jam-buka',
  timeWindows: 'waktu',
  shopName: 'toko',
  founder: 'toko',
  phone: 'toko',
  whatsapp: 'toko',
  email: 'toko',
  address: 'toko',
  intro: 'toko',
  thanks: 'toko',
  shopLanguage: 'bahasa',
  deskLanguage: 'bahasa',
  halalCertificate: 'halal',
  halalExpires: 'halal',
  ingredients: 'komposisi',
  allergens: 'komposisi',
  storage: 'komposisi',
  keepsDays: 'komposisi',
  retentionMonths: 'data-pelanggan',
  secondFactorDemanded: 'keamanan',
}

export const fieldsOfSection = (id: SectionId) =>
  (Object.keys(sectionOf) as SettingsField[]).filter((name) => sectionOf[name] === id)
