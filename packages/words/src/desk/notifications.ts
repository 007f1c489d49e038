import type { TeamTopic } from '@dimsum/domain/team-topics'
import { fillIndonesian, inIndonesian, type Sentence } from '../sentence.ts'
import { teamPush } from './team-push.ts'

/** Topics of notifications. */
export const notificationTopics = {
  'order-placed': inIndonesian('Pesanan baru', 'New orders'),
  'order-paid': inIndonesian('Pembayaran masuk', 'Payments received'),
  attention: teamPush.attention,
  'low-stock': teamPush.lowStock,
  backup: teamPush.backup,
  'day-summary': inIndonesian('Ringkasan hari', 'Summary of the day'),
} as const satisfies Record<TeamTopic, Sentence>

/** Notifications on the current device. */
export const notifyThisDevice = {
  about: inIndonesian(
    'Ponsel berbunyi juga saat halaman ini ditutup. Pesannya tanpa nama, nomor telepon, dan alamat. Berhenti begitu Anda keluar dari akun.',
    'The phone rings even when this page is closed. The messages carry no names, phone numbers or addresses. They stop when you log out.',
  ),
  turnOn: inIndonesian('Aktifkan di perangkat ini', 'Turn on for this device'),
  saved: inIndonesian('Tersimpan. Perangkat ini akan diberi tahu.', 'Saved. This device will be notified.'),
  notOn: inIndonesian('Belum aktif.', 'Not on yet.'),
  reloadFirst: inIndonesian('Muat ulang halaman ini, lalu coba lagi.', 'Reload this page, then try again.'),
} as const

/** Reasons why a browser cannot get notifications. */
export const notificationObstacles = {
  'home-screen': inIndonesian(
    'Di iPhone dan iPad, pasang dulu halaman admin ini di layar utama: tekan Bagikan, lalu «Tambah ke Layar Utama», dan buka dari sana.',
    'On iPhone and iPad, first put this admin page on the home screen: press Share, then “Add to Home Screen”, and open it from there.',
  ),
  denied: inIndonesian(
    'Diblokir di browser ini. Izinkan notifikasi untuk toko ini di pengaturan browser.',
    'Blocked in this browser. Allow notifications of this shop in the browser’s settings.',
  ),
  unsupported: inIndonesian(
    'Browser ini tidak bisa menerima notifikasi.',
    'This browser cannot receive notifications.',
  ),
} as const

/** The team's devices with notifications. */
export const notifiedDevices = {
  title: inIndonesian('Perangkat yang aktif', 'Devices that are on'),
  noTopics: inIndonesian('Tidak ada', 'None'),
  since: inIndonesian('sejak {time}', 'since {time}'),
  remove: inIndonesian('Hapus', 'Remove'),
  notRemoved: inIndonesian('Perangkat belum dihapus', 'The device was not removed'),
  removeDevice: fillIndonesian('Hapus {device} milik {username}', 'Remove {device} of {username}'),
} as const

export const sendByWhatsapp = inIndonesian('Kirim lewat WhatsApp', 'Send by WhatsApp')
