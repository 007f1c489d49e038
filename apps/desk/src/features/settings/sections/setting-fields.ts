import type { ShopSettings } from '@dimsum/contract/shop-settings'
import type { Sentence } from '@dimsum/words/sentence'
import { settingNames } from '@dimsum/words/setting-names'
import type { SectionId } from './sections.ts'

export type SettingsField = keyof ShopSettings

type Field = {
  section: SectionId
  /** Label on the screen. */
  label: Sentence
  /** Synonyms for the search, in Indonesian and English. */
  words: string
}

/** Section, label and synonyms of every setting. */
export const settingFields: Readonly<Record<SettingsField, Field>> = {
  ordering: {
    section: 'terima-pesanan',
    label: settingNames.ordering,
    words: 'buka toko tutup jeda berhenti libur sibuk open close pause stop orders',
  },
  cutOff: {
    section: 'dapur',
    label: settingNames.cutOff,
    words: 'jam terakhir pesanan besok cut-off deadline',
  },
  customerChanges: {
    section: 'dapur',
    label: settingNames.customerChanges,
    words:
      'pelanggan ubah ganti batalkan pesanan sendiri catatan tanggal customer change cancel order deadline',
  },
  bigOrderPieces: {
    section: 'dapur',
    label: settingNames.bigOrderPieces,
    words: 'banyak acara katering arisan big bulk order catering',
  },
  bigOrderLeadDays: {
    section: 'dapur',
    label: settingNames.bigOrderLeadDays,
    words: 'banyak acara katering hari sebelumnya big bulk order lead time notice',
  },
  horizonDays: {
    section: 'dapur',
    label: settingNames.horizonDays,
    words: 'kalender tanggal pre-order po calendar horizon ahead',
  },
  weekdayCapacity: {
    section: 'dapur',
    label: settingNames.weekdayCapacity,
    words:
      'kapasitas kuota batas jumlah harian senin selasa rabu kamis jumat sabtu minggu capacity limit quota monday tuesday wednesday thursday friday saturday sunday',
  },
  closedDates: {
    section: 'tanggal-tutup',
    label: settingNames.closedDates,
    words: 'libur cuti lebaran hari raya acara holiday vacation days off closed dates',
  },
  deliveryAreas: {
    section: 'pengiriman',
    label: settingNames.deliveryAreas,
    words:
      'ongkir ongkos kirim antar kurir wilayah kelurahan kecamatan minimum gratis ongkir delivery fee shipping zone free minimum',
  },
  refunds: {
    section: 'pembayaran',
    label: settingNames.refunds,
    words: 'refund pengembalian uang kembali transfer batal money back',
  },
  qris: {
    section: 'pembayaran',
    label: settingNames.qris,
    words: 'bayar scan gopay dana ovo shopeepay pay payment',
  },
  bankAccounts: {
    section: 'pembayaran',
    label: settingNames.bankAccounts,
    words: 'nomor rekening bank atas nama bca mandiri bri bni transfer manual account number holder',
  },
  transferQris: {
    section: 'pembayaran',
    label: settingNames.transferQris,
    words: 'qr statis cetak scan transfer manual static code image',
  },
  cashCeiling: {
    section: 'pembayaran',
    label: settingNames.cashCeiling,
    words: 'cash on delivery maksimal uang limit',
  },
  unpaidHours: {
    section: 'pembayaran',
    label: settingNames.unpaidHours,
    words: 'belum bayar belum dikonfirmasi batal otomatis stok unpaid unconfirmed expire stock hold',
  },
  depositPercent: {
    section: 'pembayaran',
    label: settingNames.depositPercent,
    words: 'uang muka dp panjar tanda jadi katering deposit down payment',
  },
  depositFrom: {
    section: 'pembayaran',
    label: settingNames.depositFrom,
    words: 'uang muka dp minimal total deposit minimum',
  },
  depositFromPieces: {
    section: 'pembayaran',
    label: settingNames.depositFromPieces,
    words: 'uang muka dp minimal pcs jumlah deposit minimum pieces',
  },
  restDaysBefore: {
    section: 'pembayaran',
    label: settingNames.restDaysBefore,
    words: 'uang muka dp lunas pelunasan sisa h-1 deposit balance due',
  },
  depositTerms: {
    section: 'pembayaran',
    label: settingNames.depositTerms,
    words: 'uang muka dp hangus kembali batal syarat deposit terms cancellation',
  },
  weekdayHours: {
    section: 'jam-buka',
    label: settingNames.weekdayHours,
    words: 'jam buka tutup kerja operasional opening hours weekday',
  },
  weekendHours: {
    section: 'jam-buka',
    label: settingNames.weekendHours,
    words: 'jam buka tutup akhir pekan operasional opening hours weekend',
  },
  timeWindows: {
    section: 'waktu',
    label: settingNames.timeWindows,
    words:
      'jam kirim jam antar jam ambil waktu slot sesi pagi siang sore batas delivery time window slot pickup hours limit',
  },
  shopName: { section: 'toko', label: settingNames.shopName, words: 'merek brand judul usaha shop name' },
  founder: { section: 'toko', label: settingNames.founder, words: 'pemilik by founder owner brand' },
  phone: { section: 'toko', label: settingNames.phone, words: 'nomor hp kontak phone number contact' },
  whatsapp: { section: 'toko', label: settingNames.whatsapp, words: 'wa chat hp kontak number' },
  email: { section: 'toko', label: settingNames.email, words: 'surel surat kontak mail contact' },
  address: {
    section: 'toko',
    label: settingNames.address,
    words: 'lokasi tempat ambil sendiri pickup address location',
  },
  intro: {
    section: 'toko',
    label: settingNames.intro,
    words: 'kalimat pembuka teks tentang landing introduction about text',
  },
  thanks: {
    section: 'toko',
    label: settingNames.thanks,
    words: 'kalimat penutup label invoice nota struk thank you note',
  },
  shopLanguage: {
    section: 'bahasa',
    label: settingNames.shopLanguage,
    words: 'inggris indonesia terjemahan english language translation customers',
  },
  deskLanguage: {
    section: 'bahasa',
    label: settingNames.deskLanguage,
    words: 'inggris indonesia admin terjemahan english language translation team',
  },
  halalCertificate: {
    section: 'halal',
    label: settingNames.halalCertificate,
    words: 'bpjph mui id sertifikasi certificate number',
  },
  halalExpires: {
    section: 'halal',
    label: settingNames.halalExpires,
    words: 'masa berlaku kedaluwarsa habis sertifikat expiry expires valid until',
  },
  ingredients: {
    section: 'komposisi',
    label: settingNames.ingredients,
    words: 'bahan isi daftar bahan resep bpom contents composition',
  },
  allergens: {
    section: 'komposisi',
    label: settingNames.allergens,
    words: 'alergi udang telur kedelai susu kacang gluten allergies nuts egg milk shrimp',
  },
  storage: {
    section: 'komposisi',
    label: settingNames.storage,
    words: 'simpan kulkas freezer beku dingin keep fridge frozen',
  },
  keepsDays: {
    section: 'komposisi',
    label: settingNames.keepsDays,
    words: 'kedaluwarsa baik sebelum basi awet expired best before shelf life expiry',
  },
  retentionMonths: {
    section: 'data-pelanggan',
    label: settingNames.retentionMonths,
    words: 'privasi hapus otomatis lama uu pdp privacy retention delete',
  },
  secondFactorDemanded: {
    section: 'keamanan',
    label: settingNames.secondFactorDemanded,
    words: 'kode otp 2fa totp autentikator two-factor authenticator required',
  },
}

export const fieldNames = Object.keys(settingFields) as SettingsField[]

/** Field of a path, part or id: `weekdayCapacity` of `weekdayCapacity.5`. */
export const fieldOf = (path: string): SettingsField => path.split('.')[0] as SettingsField

/** Id of the control for a path, `weekdayHours-opens` for `weekdayHours.opens`. */
export const controlId = (path: string): string => path.replaceAll('.', '-')
