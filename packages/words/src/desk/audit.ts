import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

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

/** Labels of stock, kitchen days and settings that differ from those in the forms. */
export const auditFields = {
  currentStock: inIndonesian('Stok', 'Stock'),
  minimumStock: inIndonesian('Stok minimum', 'Minimum stock'),
  unitPrice: inIndonesian('Harga satuan', 'Unit price'),
  isActive: inIndonesian('Dijual', 'On sale'),
  capacity: inIndonesian('Kapasitas (pcs)', 'Capacity (pcs)'),
  isClosed: inIndonesian('Tutup', 'Closed'),
  note: inIndonesian('Catatan', 'Note'),
  ordering: inIndonesian('Terima pesanan baru', 'Take new orders'),
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

/** Detail lines of an entry. */
export const auditDetails = {
  /** `Stok: 8` */
  value: fillIndonesian('{name}: {value}', '{name}: {value}'),
  /** `Stok: 5 → 8` */
  change: fillIndonesian('{name}: {before} → {after}', '{name}: {before} → {after}'),
  /** `Kasir → Dapur` */
  role: fillIndonesian('{before} → {after}', '{before} → {after}'),
  days: fillIndonesian('{from} sampai {to}', '{from} to {to}', { from: dates.day, to: dates.day }),
  backup: fillIndonesian('Cadangan {madeAt}', 'Backup of {madeAt}', { madeAt: dates.moment }),
} as const
