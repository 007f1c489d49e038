import { inIndonesian } from './sentence.ts'

/** What is said when no answer came at all. */
export const connection = {
  notSent: inIndonesian(
    'Belum terkirim. Sambungkan internet lalu tekan lagi.',
    'Not sent yet. Connect to the internet, then press again.',
  ),
  notLoaded: inIndonesian(
    'Sambungan terputus. Periksa internet Anda, lalu coba lagi.',
    'The connection was lost. Check your internet, then try again.',
  ),
} as const
