import type { ShopSettings } from '@dimsum/contract/shop-settings'
import type { SectionId } from './sections.ts'

export type SettingsField = keyof ShopSettings

type Field = {
  section: SectionId
  /** What stands over it on the screen. */
  label: string
  /** What people call it who look for it, in Indonesian and English. */
  words: string
}

/** Every setting of the shop: the section it stands in, its label, and the words it is found by. */
export const settingFields: Readonly<Record<SettingsField, Field>> = {
  ordering: {
    section: 'terima-pesanan',
    label: 'Terima pesanan baru?',
    words: 'buka toko tutup jeda berhenti libur sibuk open close pause stop orders',
  },
  soldOutToday: {
    section: 'terima-pesanan',
    label: 'Habis hari ini',
    words: 'kosong stok paket sold out unavailable',
  },
  cutOff: {
    section: 'dapur',
    label: 'Batas pesan H-1',
    words: 'jam terakhir pesanan besok cut-off deadline',
  },
  bigOrderPieces: {
    section: 'dapur',
    label: 'Pesanan besar mulai (pcs)',
    words: 'banyak acara katering arisan big bulk order catering',
  },
  bigOrderLeadDays: {
    section: 'dapur',
    label: 'Pesanan besar: H- berapa hari',
    words: 'banyak acara katering hari sebelumnya big bulk order lead time notice',
  },
  horizonDays: {
    section: 'dapur',
    label: 'Bisa dipesan berapa hari ke depan',
    words: 'kalender tanggal pre-order po calendar horizon ahead',
  },
  weekdayCapacity: {
    section: 'dapur',
    label: 'Maksimal pcs per hari',
    words:
      'kapasitas kuota batas jumlah harian senin selasa rabu kamis jumat sabtu minggu capacity limit quota',
  },
  closedDates: {
    section: 'tanggal-tutup',
    label: 'Tanggal tutup',
    words: 'libur cuti lebaran hari raya acara holiday vacation days off closed dates',
  },
  prices: { section: 'harga', label: 'Harga paket', words: 'harga jual tarif naik rupiah price cost' },
  qris: {
    section: 'pembayaran',
    label: 'Terima QRIS',
    words: 'bayar scan gopay dana ovo shopeepay pay payment',
  },
  cashCeiling: {
    section: 'pembayaran',
    label: 'Batas bayar tunai (COD), rupiah',
    words: 'cash on delivery maksimal uang limit',
  },
  weekdayHours: {
    section: 'jam-buka',
    label: 'Senin–Jumat',
    words: 'jam buka tutup kerja operasional opening hours weekday',
  },
  weekendHours: {
    section: 'jam-buka',
    label: 'Sabtu–Minggu',
    words: 'jam buka tutup akhir pekan operasional opening hours weekend',
  },
  shopName: { section: 'toko', label: 'Nama toko', words: 'merek brand judul usaha shop name' },
  founder: { section: 'toko', label: 'Merek pendiri', words: 'pemilik by founder owner brand' },
  phone: { section: 'toko', label: 'Telepon', words: 'nomor hp kontak phone number contact' },
  whatsapp: { section: 'toko', label: 'Nomor WhatsApp', words: 'wa chat hp kontak number' },
  email: { section: 'toko', label: 'Email', words: 'surel surat kontak mail contact' },
  address: {
    section: 'toko',
    label: 'Alamat dapur',
    words: 'lokasi tempat ambil sendiri pickup address location',
  },
  intro: {
    section: 'toko',
    label: 'Paragraf di beranda',
    words: 'kalimat pembuka teks tentang landing introduction about text',
  },
  thanks: {
    section: 'toko',
    label: 'Ucapan terima kasih',
    words: 'kalimat penutup label invoice nota struk thank you note',
  },
  halalCertificate: {
    section: 'halal',
    label: 'Nomor sertifikat halal',
    words: 'bpjph mui id sertifikasi certificate number',
  },
  halalExpires: {
    section: 'halal',
    label: 'Berlaku sampai',
    words: 'masa berlaku kedaluwarsa habis sertifikat expiry expires valid until',
  },
  retentionMonths: {
    section: 'data-pelanggan',
    label: 'Simpan data pelanggan (bulan)',
    words: 'privasi hapus otomatis lama uu pdp privacy retention delete',
  },
  secondFactorDemanded: {
    section: 'keamanan',
    label: 'Wajibkan verifikasi dua langkah',
    words: 'kode otp 2fa totp autentikator two-factor authenticator required',
  },
}

export const fieldNames = Object.keys(settingFields) as SettingsField[]

/** The field that a path, a part or an id begins with: `prices` of `prices.20pcs`. */
export const fieldOf = (path: string): SettingsField => path.split('.')[0] as SettingsField

/** The id of the control for a path, `prices-20pcs` for `prices.20pcs`. */
export const controlId = (path: string): string => path.replaceAll('.', '-')
