import type { Right } from '@dimsum/domain/roles'
import { settingPlaces } from '@dimsum/words/setting-sections'
import type { SectionId } from './sections.ts'

type Place = keyof typeof settingPlaces

/** Parts of sections that are not settings: section, synonyms for the search, and the right unless it is the section's. */
const listed: Readonly<Record<Place, readonly [section: SectionId, words: string, right?: Right]>> = {
  menu: [
    'menu',
    'produk tambah paket jual tarif naik rupiah foto gambar kosong stok nama urutan sembunyikan arsip musiman lebaran hampers open po pre-order product add price cost photo picture sold out unavailable hide archive seasonal sort',
  ],
  promotionCodes: [
    'kode-promo',
    'diskon potongan voucher kupon promosi lebaran ramadan discount coupon offer sale',
  ],
  customers: ['pelanggan', 'pembeli cari riwayat telepon customers buyers history'],
  personalData: [
    'pelanggan',
    'unduh hapus salinan privasi uu pdp personal data erase export privacy',
    'personal-data',
  ],
  blockList: ['pelanggan', 'nomor iseng spam penipu block list ban'],
  device: ['notifikasi', 'bunyi suara kabar pesanan baru push alarm sound notifications'],
  daySummary: ['notifikasi', 'omzet uang masuk laporan harian whatsapp summary daily report', 'reports'],
  messages: ['whatsapp', 'kabar meta templat jam istirahat biaya messages template quiet hours cost'],
  members: ['tim', 'karyawan pegawai peran ganti hapus keluarkan staff members roles remove'],
  invite: ['tim', 'tambah karyawan pegawai kasir dapur pembantu invite add staff'],
  password: ['kata-sandi', 'ganti ubah password masuk login'],
  secondFactor: ['keamanan', 'kode otp 2fa totp autentikator two-factor authenticator'],
  sessions: ['keamanan', 'sesi keluarkan ponsel hilang devices sessions sign out lost'],
  audit: ['keamanan', 'siapa mengubah riwayat audit log changes history', 'team'],
  systemStatus: [
    'sistem',
    'midtrans server cadangan data gangguan rusak backup error status health',
    'operations',
  ],
}

export const places = Object.entries(listed).map(([name, [section, words, right]]) => ({
  section,
  words,
  right,
  label: settingPlaces[name as Place],
}))
