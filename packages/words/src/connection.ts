import { inIndonesian } from './sentence.ts'

/** Messages for a missing response, and for one beyond the deadline. */
export const connection = {
  notSent: inIndonesian(
    'Belum terkirim. Sambungkan internet lalu tekan lagi.',
    'Not sent yet. Connect to the internet, then press again.',
  ),
  notReached: inIndonesian(
    'Belum terkirim: sambungan Anda atau toko kami sedang terganggu. Tekan lagi sebentar lagi.',
    'Not sent yet: your connection or our shop has a problem. Press again in a moment.',
  ),
  notLoaded: inIndonesian(
    'Sambungan terputus. Sambungkan internet, lalu coba lagi.',
    'The connection was lost. Connect to the internet, then try again.',
  ),
  notFetched: inIndonesian(
    'Sambungan Anda atau toko kami sedang terganggu. Coba lagi sebentar lagi.',
    'Your connection or our shop has a problem. Please try again in a moment.',
  ),
  notAnswered: inIndonesian(
    'Toko belum menjawab. Coba lagi sebentar lagi.',
    'The shop has not answered yet. Please try again in a moment.',
  ),
  sendAgain: inIndonesian(
    'Belum ada jawaban. Tekan lagi: kalau yang tadi sudah masuk, tidak akan tercatat dua kali.',
    'No answer yet. Press again: if the first one arrived, it will not be counted twice.',
  ),
  checkFirst: inIndonesian(
    'Belum ada jawaban. Mungkin sudah masuk: periksa dulu, lalu coba lagi kalau belum.',
    'No answer yet. It may have arrived: check first, then try again if it has not.',
  ),
} as const
