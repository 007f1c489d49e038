import type { Instant } from '@dimsum/domain/wib-date'
import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian, type Sentence } from '../sentence.ts'

/** «Catatan perubahan»: list and filters. */
export const auditLog = {
  about: inIndonesian(
    'Yang terjadi pada satu pesanan ada di riwayat pesanan itu.',
    'What happened to one order stands in the history of that order.',
  ),
  actor: inIndonesian('Siapa', 'Who'),
  topic: inIndonesian('Tentang', 'About'),
  all: inIndonesian('Semua', 'All'),
  from: inIndonesian('Dari', 'From'),
  to: inIndonesian('Sampai', 'To'),
  notLoaded: inIndonesian('Catatan belum bisa dimuat.', 'The log could not be loaded.'),
  noneFound: inIndonesian('Tidak ada catatan yang cocok.', 'No entry fits.'),
  none: inIndonesian('Belum ada catatan.', 'No entries yet.'),
  older: inIndonesian('Tampilkan yang lebih lama', 'Show older ones'),
} as const

export const auditTopicNames = {
  settings: inIndonesian('Pengaturan', 'Settings'),
  kitchen: inIndonesian('Hari dapur', 'Kitchen days'),
  stock: inIndonesian('Stok', 'Stock'),
  payments: inIndonesian('Pembayaran', 'Payments'),
  reviews: inIndonesian('Ulasan', 'Reviews'),
  customers: inIndonesian('Pelanggan', 'Customers'),
  access: inIndonesian('Masuk dan kata sandi', 'Signing in and passwords'),
  team: inIndonesian('Tim', 'Team'),
  backup: inIndonesian('Cadangan data', 'Backups'),
} as const

/** Names for an unknown user or subject. */
export const auditUnknown = {
  shopProgram: inIndonesian('Program toko', 'The shop program'),
  person: inIndonesian('seseorang', 'someone'),
  goods: inIndonesian('sebuah paket', 'a pack'),
  role: inIndonesian('tidak dikenal', 'unknown'),
  device: inIndonesian('kosong', 'unknown device'),
  allDays: inIndonesian('Semua hari', 'All days'),
} as const

/** Labels of the fields of stock and kitchen days. */
export const auditFields = {
  currentStock: inIndonesian('Stok', 'Stock'),
  minimumStock: inIndonesian('Stok minimum', 'Minimum stock'),
  unitPrice: inIndonesian('Harga satuan', 'Unit price'),
  isActive: inIndonesian('Dijual', 'On sale'),
  capacity: inIndonesian('Kapasitas', 'Capacity'),
  isClosed: inIndonesian('Tutup', 'Closed'),
  note: inIndonesian('Catatan', 'Note'),
  asUsual: inIndonesian('seperti biasa', 'as usual'),
} as const

/** Names of a promotion code's fields in the audit log that differ from the labels in the form. */
export const auditPromotionFields = {
  leastOrder: inIndonesian('Minimum pesanan', 'Least order'),
} as const

/** Names of menu fields in the audit log that differ from the labels in the form. */
export const auditMenuFields = {
  price: inIndonesian('Harga', 'Price'),
  totalLimit: inIndonesian('Batas semuanya', 'Limit in all'),
  dayLimit: inIndonesian('Batas per tanggal kirim', 'Limit per delivery day'),
  orderLimit: inIndonesian('Batas per pesanan', 'Limit per order'),
  min: inIndonesian('Paling sedikit dipilih', 'Minimum to choose'),
  max: inIndonesian('Paling banyak dipilih', 'Maximum to choose'),
  options: inIndonesian('Pilihan', 'Options'),
  packages: inIndonesian('Untuk paket', 'For packs'),
} as const

type Option = { name: Sentence; price: string; isDefault: boolean; soldOutUntil: string | null }
const optionIn = (language: 'id' | 'en', { name, price, isDefault, soldOutUntil }: Option) => {
  const notes = [
    price && `+${price}`,
    isDefault && (language === 'id' ? 'dipilihkan' : 'preselected'),
    soldOutUntil &&
      `${language === 'id' ? 'habis sampai' : 'sold out until'} ${dates.dayShort(soldOutUntil)[language]}`,
  ].filter(Boolean)
  return notes.length > 0 ? `${name[language]} (${notes.join('; ')})` : name[language]
}

/** `udang (+Rp 5.000; habis sampai 2 Des)` */
export const auditChoiceOption = inIndonesian(
  (option: Option) => optionIn('id', option),
  (option) => optionIn('en', option),
)

/** Detail lines of an entry. */
export const auditDetails = {
  /** `Stok: 8` */
  value: fillIndonesian('{name}: {value}', '{name}: {value}'),
  /** `Kasir → Dapur` */
  role: fillIndonesian('{before} → {after}', '{before} → {after}'),
  days: inIndonesian(
    (from: string, to: string) => `${dates.day(from).id} sampai ${dates.day(to).id}`,
    (from, to) => `${dates.day(from).en} to ${dates.day(to).en}`,
  ),
  backup: inIndonesian(
    (madeAt: Instant) => `Cadangan ${dates.moment(madeAt).id}`,
    (madeAt) => `Backup of ${dates.moment(madeAt).en}`,
  ),
} as const
