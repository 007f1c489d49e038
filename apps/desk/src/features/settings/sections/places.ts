import type { Right } from '@dimsum/domain/roles'
import type { Sentence } from '@dimsum/words/sentence'
import { settingPlaces } from '@dimsum/words/setting-sections'
import type { SectionId } from './sections.ts'

/** Searchable parts of sections that are not settings, with their right and synonyms. */
export const places: readonly { section: SectionId; label: Sentence; words: string; right: Right }[] = [
  {
    section: 'menu',
    label: settingPlaces.menu,
    words:
      'produk tambah paket jual tarif naik rupiah foto gambar kosong stok nama urutan sembunyikan arsip musiman lebaran hampers open po pre-order product add price cost photo picture sold out unavailable hide archive seasonal sort',
    right: 'settings',
  },
  {
    section: 'kode-promo',
    label: settingPlaces.promotionCodes,
    words: 'diskon potongan voucher kupon promosi lebaran ramadan discount coupon offer sale',
    right: 'settings',
  },
  {
    section: 'pelanggan',
    label: settingPlaces.customers,
    words: 'pembeli cari riwayat telepon customers buyers history',
    right: 'customers',
  },
  {
    section: 'pelanggan',
    label: settingPlaces.personalData,
    words: 'unduh hapus salinan privasi uu pdp personal data erase export privacy',
    right: 'personal-data',
  },
  {
    section: 'pelanggan',
    label: settingPlaces.blockList,
    words: 'nomor iseng spam penipu block list ban',
    right: 'customers',
  },
  {
    section: 'notifikasi',
    label: settingPlaces.device,
    words: 'bunyi suara kabar pesanan baru push alarm sound notifications',
    right: 'account',
  },
  {
    section: 'notifikasi',
    label: settingPlaces.daySummary,
    words: 'omzet uang masuk laporan harian whatsapp summary daily report',
    right: 'reports',
  },
  {
    section: 'whatsapp',
    label: settingPlaces.messages,
    words: 'kabar meta templat jam istirahat biaya messages template quiet hours cost',
    right: 'settings',
  },
  {
    section: 'tim',
    label: settingPlaces.members,
    words: 'karyawan pegawai peran ganti hapus keluarkan staff members roles remove',
    right: 'team',
  },
  {
    section: 'tim',
    label: settingPlaces.invite,
    words: 'tambah karyawan pegawai kasir dapur pembantu invite add staff',
    right: 'team',
  },
  {
    section: 'kata-sandi',
    label: settingPlaces.password,
    words: 'ganti ubah password masuk login',
    right: 'account',
  },
  {
    section: 'keamanan',
    label: settingPlaces.secondFactor,
    words: 'kode otp 2fa totp autentikator two-factor authenticator',
    right: 'account',
  },
  {
    section: 'keamanan',
    label: settingPlaces.sessions,
    words: 'sesi keluarkan ponsel hilang devices sessions sign out lost',
    right: 'account',
  },
  {
    section: 'keamanan',
    label: settingPlaces.audit,
    words: 'siapa mengubah riwayat audit log changes history',
    right: 'team',
  },
  {
    section: 'sistem',
    label: settingPlaces.systemStatus,
    words: 'midtrans server cadangan data gangguan rusak backup error status health',
    right: 'operations',
  },
]
