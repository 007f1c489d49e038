import type { Right } from '@dimsum/domain/roles'

/**
 * The sections of the settings, the most wanted first: what is switched in a hurry stands on top, what is set once at the
 * end. A section's id is the end of its address, `/admin/pengaturan/harga`.
 */
export const sections = [
  {
    id: 'terima-pesanan',
    name: 'Terima pesanan',
    about: 'Buka, jeda, tutup, habis hari ini',
    right: 'settings',
  },
  { id: 'dapur', name: 'Dapur', about: 'Batas waktu, jumlah sehari, pesanan besar', right: 'settings' },
  { id: 'tanggal-tutup', name: 'Tanggal tutup', about: 'Libur dan acara keluarga', right: 'settings' },
  { id: 'harga', name: 'Harga', about: 'Harga setiap paket', right: 'settings' },
  { id: 'pembayaran', name: 'Pembayaran', about: 'QRIS dan batas bayar tunai', right: 'settings' },
  { id: 'jam-buka', name: 'Jam buka', about: 'Kapan telepon dan WhatsApp dijawab', right: 'settings' },
  { id: 'toko', name: 'Toko', about: 'Nama, kontak, alamat, kalimat sendiri', right: 'settings' },
  { id: 'halal', name: 'Halal', about: 'Nomor dan masa berlaku sertifikat', right: 'settings' },
  { id: 'pelanggan', name: 'Pelanggan', about: 'Riwayat, data pribadi, daftar blokir', right: 'customers' },
  { id: 'data-pelanggan', name: 'Data pelanggan', about: 'Berapa lama data disimpan', right: 'settings' },
  { id: 'notifikasi', name: 'Notifikasi', about: 'Kabar di ponsel, ringkasan hari ini', right: 'account' },
  { id: 'tim', name: 'Tim', about: 'Anggota, peran, undangan', right: 'team' },
  { id: 'kata-sandi', name: 'Kata sandi', about: 'Ganti kata sandi Anda', right: 'account' },
  { id: 'keamanan', name: 'Keamanan', about: 'Dua langkah, perangkat, catatan', right: 'account' },
  {
    id: 'sistem',
    name: 'Sistem',
    about: 'Apakah pembayaran dan cadangan data berjalan',
    right: 'settings',
  },
] as const satisfies readonly { id: string; name: string; about: string; right: Right }[]

export type Section = (typeof sections)[number]
export type SectionId = Section['id']

/** The list of sections; each has its own address below it. */
export const settingsPath = '/admin/pengaturan'

export const sectionPath = (id: SectionId) => `${settingsPath}/${id}`

export const sectionNamed = (id: string | null | undefined): Section | undefined =>
  sections.find((section) => section.id === id)
