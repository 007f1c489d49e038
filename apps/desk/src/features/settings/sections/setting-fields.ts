import type { ShopSettings } from '@dimsum/contract/shop-settings'
import type { Sentence } from '@dimsum/words/sentence'
import { settingNames } from '@dimsum/words/setting-names'
import type { SectionId } from './sections.ts'

export type SettingsField = keyof ShopSettings

/** Section of every setting, and its synonyms for the search in Indonesian and English. */
const listed: Readonly<Record<SettingsField, readonly [section: SectionId, words: string]>> = {
  ordering: ['terima-pesanan', 'buka toko tutup jeda berhenti libur sibuk open close pause stop orders'],
  cutOff: ['dapur', 'jam terakhir pesanan besok cut-off deadline'],
  customerChanges: [
    'dapur',
    'pelanggan ubah ganti batalkan pesanan sendiri catatan tanggal customer change cancel order deadline',
  ],
  bigOrderPieces: ['dapur', 'banyak acara katering arisan big bulk order catering'],
  bigOrderLeadDays: ['dapur', 'banyak acara katering hari sebelumnya big bulk order lead time notice'],
  horizonDays: ['dapur', 'kalender tanggal pre-order po calendar horizon ahead'],
  weekdayCapacity: [
    'dapur',
    'kapasitas kuota batas jumlah harian senin selasa rabu kamis jumat sabtu minggu capacity limit quota monday tuesday wednesday thursday friday saturday sunday',
  ],
  closedDates: ['tanggal-tutup', 'libur cuti lebaran hari raya acara holiday vacation days off closed dates'],
  deliveryAreas: [
    'pengiriman',
    'ongkir ongkos kirim antar kurir wilayah kelurahan kecamatan minimum gratis ongkir delivery fee shipping zone free minimum',
  ],
  refunds: ['pembayaran', 'refund pengembalian uang kembali transfer batal money back'],
  qris: ['pembayaran', 'bayar scan gopay dana ovo shopeepay pay payment'],
  bankAccounts: [
    'pembayaran',
    'nomor rekening bank atas nama bca mandiri bri bni transfer manual account number holder',
  ],
  transferQris: ['pembayaran', 'qr statis cetak scan transfer manual static code image'],
  cashCeiling: ['pembayaran', 'cash on delivery maksimal uang limit'],
  unpaidHours: [
    'pembayaran',
    'belum bayar belum dikonfirmasi batal otomatis stok unpaid unconfirmed expire stock hold',
  ],
  depositPercent: ['pembayaran', 'uang muka dp panjar tanda jadi katering deposit down payment'],
  depositFrom: ['pembayaran', 'uang muka dp minimal total deposit minimum'],
  depositFromPieces: ['pembayaran', 'uang muka dp minimal pcs jumlah deposit minimum pieces'],
  restDaysBefore: ['pembayaran', 'uang muka dp lunas pelunasan sisa h-1 deposit balance due'],
  depositTerms: ['pembayaran', 'uang muka dp hangus kembali batal syarat deposit terms cancellation'],
  weekdayHours: ['jam-buka', 'jam buka tutup kerja operasional opening hours weekday'],
  weekendHours: ['jam-buka', 'jam buka tutup akhir pekan operasional opening hours weekend'],
  timeWindows: [
    'waktu',
    'jam kirim jam antar jam ambil waktu slot sesi pagi siang sore batas delivery time window slot pickup hours limit',
  ],
  shopName: ['toko', 'merek brand judul usaha shop name'],
  founder: ['toko', 'pemilik by founder owner brand'],
  phone: ['toko', 'nomor hp kontak phone number contact'],
  whatsapp: ['toko', 'wa chat hp kontak number'],
  email: ['toko', 'surel surat kontak mail contact'],
  address: ['toko', 'lokasi tempat ambil sendiri pickup address location'],
  intro: ['toko', 'kalimat pembuka teks tentang landing introduction about text'],
  thanks: ['toko', 'kalimat penutup label invoice nota struk thank you note'],
  shopLanguage: ['bahasa', 'inggris indonesia terjemahan english language translation customers'],
  deskLanguage: ['bahasa', 'inggris indonesia admin terjemahan english language translation team'],
  halalCertificate: ['halal', 'bpjph mui id sertifikasi certificate number'],
  halalExpires: ['halal', 'masa berlaku kedaluwarsa habis sertifikat expiry expires valid until'],
  ingredients: ['komposisi', 'bahan isi daftar bahan resep bpom contents composition'],
  allergens: ['komposisi', 'alergi udang telur kedelai susu kacang gluten allergies nuts egg milk shrimp'],
  storage: ['komposisi', 'simpan kulkas freezer beku dingin keep fridge frozen'],
  keepsDays: ['komposisi', 'kedaluwarsa baik sebelum basi awet expired best before shelf life expiry'],
  retentionMonths: ['data-pelanggan', 'privasi hapus otomatis lama uu pdp privacy retention delete'],
  secondFactorDemanded: ['keamanan', 'kode otp 2fa totp autentikator two-factor authenticator required'],
}

/** The settings by name, with their labels. */
export const settingFields = Object.fromEntries(
  Object.entries(listed).map(([name, [section, words]]) => [
    name,
    { section, words, label: settingNames[name as SettingsField] },
  ]),
) as Readonly<Record<SettingsField, { section: SectionId; words: string; label: Sentence }>>

export const fieldNames = Object.keys(settingFields) as SettingsField[]

export const fieldsOfSection = (id: SectionId) =>
  fieldNames.filter((name) => settingFields[name].section === id)

/** Field of a path: `weekdayCapacity` of `weekdayCapacity.5`. */
export const fieldOf = (path: string): SettingsField => path.split('.')[0] as SettingsField
