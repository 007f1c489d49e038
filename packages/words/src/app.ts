import { inEnglish, inIndonesian } from './sentence.ts'

/** What stands around the screens of both apps. */
export const appWords = {
  skipToContent: inIndonesian('Langsung ke isi', 'Skip to content'),
  isOffline: inIndonesian(
    'Anda sedang offline. Isian Anda tetap tersimpan di ponsel ini.',
    'You are offline. What you typed stays on this phone.',
  ),
  isOnlineAgain: inIndonesian('Kembali online', 'Back online'),
  pageFailed: inIndonesian('Halaman ini belum bisa ditampilkan', 'This page cannot be shown right now'),
  nothingIsLost: inIndonesian(
    'Isian dan pesanan Anda tidak hilang. Periksa sambungan internet, lalu muat ulang halaman ini. Kalau tetap begini, telepon kami di {phone}.',
    'What you typed and your orders are safe. Check your internet connection, then reload this page. If it stays like this, call us at {phone}.',
  ),
  reload: inIndonesian('Muat ulang', 'Reload'),
  stars: inEnglish(
    (rating: number) => `${rating} out of 5`,
    (rating) => `${rating} dari 5`,
  ),
} as const
