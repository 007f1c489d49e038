import type { Right } from '@dimsum/domain/roles'
import type { SectionId } from './sections.ts'

/** What the sections hold besides settings of the shop: who sees it, and the words it is found by. */
export const places: readonly { section: SectionId; label: string; words: string; right: Right }[] = [
  {
    section: 'pelanggan',
    label: 'Daftar pelanggan',
    words: 'pembeli cari riwayat telepon customers buyers history',
    right: 'customers',
  },
  {
    section: 'pelanggan',
    label: 'Data pribadi pelanggan',
    words: 'unduh hapus salinan privasi uu pdp personal data erase export privacy',
    right: 'personal-data',
  },
  {
    section: 'pelanggan',
    label: 'Daftar blokir',
    words: 'nomor iseng spam penipu block list ban',
    right: 'customers',
  },
  {
    section: 'notifikasi',
    label: 'Notifikasi di perangkat ini',
    words: 'bunyi suara kabar pesanan baru push alarm sound notifications',
    right: 'account',
  },
  {
    section: 'notifikasi',
    label: 'Ringkasan hari ini',
    words: 'omzet uang masuk laporan harian whatsapp summary daily report',
    right: 'reports',
  },
  {
    section: 'tim',
    label: 'Anggota tim',
    words: 'karyawan pegawai peran ganti hapus keluarkan staff members roles remove',
    right: 'team',
  },
  {
    section: 'tim',
    label: 'Undang ke tim',
    words: 'tambah karyawan pegawai kasir dapur pembantu invite add staff',
    right: 'team',
  },
  {
    section: 'kata-sandi',
    label: 'Kata sandi',
    words: 'ganti ubah password masuk login',
    right: 'account',
  },
  {
    section: 'keamanan',
    label: 'Verifikasi dua langkah',
    words: 'kode otp 2fa totp autentikator two-factor authenticator',
    right: 'account',
  },
  {
    section: 'keamanan',
    label: 'Perangkat yang masuk',
    words: 'sesi keluarkan ponsel hilang devices sessions sign out lost',
    right: 'account',
  },
  {
    section: 'keamanan',
    label: 'Catatan perubahan',
    words: 'siapa mengubah riwayat audit log changes history',
    right: 'team',
  },
  {
    section: 'sistem',
    label: 'Status sistem',
    words: 'midtrans server cadangan data gangguan rusak backup error status health',
    right: 'operations',
  },
]
