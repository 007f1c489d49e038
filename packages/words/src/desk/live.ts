import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Live news on every desk screen. */
export const shopNews = {
  newOrders: fillIndonesian('Pesanan baru ({count}) · tampilkan', 'New orders ({count}) · show'),
  lost: inIndonesian(
    'Kabar langsung terputus. Kami coba lagi terus.',
    'Live news is cut off. We keep trying.',
  ),
  orders: fillIndonesian('Pesanan baru: {count}.', 'New orders: {count}.'),
  payment: inIndonesian('Pembayaran masuk.', 'A payment came in.'),
  review: inIndonesian('Ulasan baru menunggu persetujuan.', 'A new review waits for approval.'),
  attention: inIndonesian('Ada yang perlu perhatian.', 'Something needs attention.'),
} as const

/** Settings of a device for new orders. */
export const thisDevice = {
  open: inIndonesian('Suara', 'Sound'),
  title: inIndonesian('Perangkat ini', 'This device'),
  about: inIndonesian('Berlaku di ponsel atau laptop ini saja.', 'Only for this phone or laptop.'),
  sound: inIndonesian('Suara saat ada pesanan baru', 'Sound when a new order comes in'),
  soundHint: inIndonesian('Berulang sampai pesanannya dilihat.', 'Again and again until the order is seen.'),
  trySound: inIndonesian('Coba suara', 'Try the sound'),
  screenOn: inIndonesian('Layar tetap menyala', 'Keep the screen on'),
  screenOnHint: inIndonesian(
    'Selama halaman admin terbuka di depan.',
    'While an admin page is open in front.',
  ),
} as const
