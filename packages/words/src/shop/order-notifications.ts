import { inIndonesian } from '../sentence.ts'

/** Notifications about an order on this device, below tracking and invoice. */
export const orderNotifications = {
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

/** Texts beside the button: the offer, and the results of a press. */
export const notificationState = {
  offer: {
    title: inIndonesian('Mau dikabari?', 'Want to be notified?'),
    text: inIndonesian(
      'Perangkat ini dikabari saat status pesanan berubah, juga saat halaman ini ditutup.',
      'This device is notified when the status of the order changes, even when this page is closed.',
    ),
  },
  on: {
    title: inIndonesian('Kabar aktif di perangkat ini', 'This device is being notified'),
    text: inIndonesian(
      'Anda dikabari saat status pesanan berubah, juga saat halaman ini ditutup.',
      'You are notified when the status of the order changes, even when this page is closed.',
    ),
  },
  ended: {
    title: inIndonesian('Kabar dimatikan', 'Notifications are off'),
    text: inIndonesian(
      'Perangkat ini tidak dikabari lagi tentang pesanan ini.',
      'This device is no longer notified of this order.',
    ),
  },
  blocked: {
    title: inIndonesian('Notifikasi diblokir', 'Notifications are blocked'),
    text: inIndonesian(
      'Buka pengaturan situs lewat ikon di samping alamat halaman ini, izinkan Notifikasi, lalu tekan lagi.',
      'Open the site settings with the icon beside the address of this page, allow notifications, then press again.',
    ),
  },
  unanswered: {
    title: inIndonesian('Belum diizinkan', 'Not allowed yet'),
    text: inIndonesian('Tekan lagi, lalu pilih «Izinkan».', 'Press again, then choose “Allow”.'),
  },
  homeScreen: {
    title: inIndonesian('Pasang dulu di layar utama', 'Add the shop to your home screen first'),
    text: inIndonesian(
      'Tekan Bagikan, lalu «Tambah ke Layar Utama». Buka toko dari sana, lacak pesanan ini, dan tekan «Kabari saya».',
      'Tap Share, then “Add to Home Screen”. Open the shop from there, track this order, and press “Notify me”.',
    ),
  },
} as const
