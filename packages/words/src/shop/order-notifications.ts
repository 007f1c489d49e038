import { inIndonesian } from '../sentence.ts'

/** Notifications about an order on this device, below tracking and invoice. */
export const orderNotifications = {
  offerTitle: inIndonesian('Mau dikabari?', 'Want to be notified?'),
  offer: inIndonesian(
    'Perangkat ini dikabari saat status pesanan berubah, juga saat halaman ini ditutup.',
    'This device is notified when the status of the order changes, even when this page is closed.',
  ),
  turnOn: inIndonesian('Kabari saya', 'Notify me'),
  turnOff: inIndonesian('Matikan kabar', 'Stop notifying me'),
  turningOn: inIndonesian('Menunggu izin…', 'Waiting for permission…'),
  turningOff: inIndonesian('Mematikan…', 'Turning off…'),
  failedTitle: inIndonesian('Belum berhasil', 'That did not work'),
  failed: inIndonesian(
    'Periksa sambungan internet, lalu tekan lagi.',
    'Check your internet connection, then press again.',
  ),
} as const

/** Results of a press. */
export const notificationState = {
  onTitle: inIndonesian('Kabar aktif di perangkat ini', 'This device is being notified'),
  on: inIndonesian(
    'Anda dikabari saat status pesanan berubah, juga saat halaman ini ditutup.',
    'You are notified when the status of the order changes, even when this page is closed.',
  ),
  endedTitle: inIndonesian('Kabar dimatikan', 'Notifications are off'),
  ended: inIndonesian(
    'Perangkat ini tidak dikabari lagi tentang pesanan ini.',
    'This device is no longer notified of this order.',
  ),
  blockedTitle: inIndonesian('Notifikasi diblokir', 'Notifications are blocked'),
  blocked: inIndonesian(
    'Buka pengaturan situs lewat ikon di samping alamat halaman ini, izinkan Notifikasi, lalu tekan lagi.',
    'Open the site settings with the icon beside the address of this page, allow notifications, then press again.',
  ),
  unansweredTitle: inIndonesian('Belum diizinkan', 'Not allowed yet'),
  unanswered: inIndonesian('Tekan lagi, lalu pilih «Izinkan».', 'Press again, then choose “Allow”.'),
  homeScreenTitle: inIndonesian('Pasang dulu di layar utama', 'Add the shop to your home screen first'),
  homeScreen: inIndonesian(
    'Tekan Bagikan, lalu «Tambah ke Layar Utama». Buka toko dari sana, lacak pesanan ini, dan tekan «Kabari saya».',
    'Tap Share, then “Add to Home Screen”. Open the shop from there, track this order, and press “Notify me”.',
  ),
} as const
