import { fillEnglish, inIndonesian } from './sentence.ts'

/** Texts around the screens of both apps. */
export const appWords = {
  skipToContent: inIndonesian('Langsung ke isi', 'Skip to content'),
  isOffline: inIndonesian('Anda sedang offline.', 'You are offline.'),
  isOfflineKept: inIndonesian(
    'Anda sedang offline. Isian Anda tetap tersimpan di ponsel ini.',
    'You are offline. What you typed stays on this phone.',
  ),
  isOnlineAgain: inIndonesian('Kembali online', 'Back online'),
  pageFailed: inIndonesian('Halaman ini belum bisa ditampilkan', 'This page cannot be shown right now'),
  nothingIsLost: inIndonesian(
    'Sambungan Anda atau toko kami sedang terganggu. Pesanan yang sudah masuk tetap aman. Muat ulang halaman ini sebentar lagi. Kalau tetap begini, telepon kami di {phone}.',
    'Your connection or our shop has a problem. Orders that we received are safe. Reload this page in a moment. If it stays like this, call us at {phone}.',
  ),
  reload: inIndonesian('Muat ulang', 'Reload'),
  stars: fillEnglish('{rating} out of 5', '{rating} dari 5'),
} as const
