import type { ErrorCode } from '@dimsum/contract/errors'

/** The language of the screen that makes a call; fixed per route. */
export type Language = 'id' | 'en'

/** What is said when the thrower has nothing more exact to say. */
export const sentenceOf = {
  validation: { id: 'Data yang dikirim tidak sesuai.', en: 'Invalid input' },
  malformed: { id: 'Permintaan tidak dapat dibaca.', en: 'The request could not be read.' },
  unauthenticated: { id: 'Silakan masuk terlebih dahulu.', en: 'Please log in again' },
  forbidden: { id: 'Anda tidak memiliki akses untuk tindakan ini.', en: 'You are not allowed to do this.' },
  'second-factor-needed': {
    id: 'Aktifkan verifikasi dua langkah dulu.',
    en: 'Set up your second factor first.',
  },
  'phone-mismatch': {
    id: 'Order ID dan nomor telepon tidak cocok dengan data pesanan.',
    en: 'The phone number does not match this order.',
  },
  'bad-signature': { id: 'Tanda tangan tidak sah.', en: 'Invalid signature' },
  'not-found': { id: 'Data tidak ditemukan.', en: 'Not found' },
  'method-not-allowed': { id: 'Metode tidak didukung.', en: 'Method not allowed' },
  timeout: { id: 'Permintaan terlalu lama.', en: 'The request took too long.' },
  conflict: { id: 'Data sudah berubah. Silakan muat ulang.', en: 'The data has changed. Please reload.' },
  'out-of-stock': { id: 'Stok tidak mencukupi.', en: 'Not enough stock.' },
  stale: { id: 'Data sudah berubah. Silakan muat ulang.', en: 'The data has changed. Please reload.' },
  'too-large': { id: 'Data yang dikirim terlalu besar.', en: 'The request is too large.' },
  'unsupported-media-type': {
    id: 'Kirim data sebagai application/json.',
    en: 'Send the data as application/json.',
  },
  'key-reused': {
    id: 'Formulir ini sudah dikirim dengan isi yang berbeda.',
    en: 'This key was already used with different data.',
  },
  'too-many': {
    id: 'Terlalu banyak percobaan. Coba lagi nanti.',
    en: 'Too many attempts. Please try again later.',
  },
  'headers-too-large': { id: 'Permintaan terlalu besar.', en: 'The request headers are too large.' },
  internal: {
    id: 'Terjadi kesalahan pada server. Silakan coba lagi.',
    en: 'Something went wrong on our side. Please try again.',
  },
  'provider-refused': {
    id: 'Penyedia pembayaran menolak permintaan.',
    en: 'The payment provider refused the request.',
  },
  'provider-down': {
    id: 'Penyedia pembayaran sedang tidak dapat dihubungi. Silakan coba lagi.',
    en: 'The payment provider cannot be reached. Please try again.',
  },
  unavailable: {
    id: 'Layanan sedang tidak tersedia. Silakan coba lagi sebentar.',
    en: 'The service is not available right now. Please try again shortly.',
  },
  overloaded: {
    id: 'Server sedang ramai. Silakan coba lagi sebentar.',
    en: 'The server is busy. Please try again shortly.',
  },
} as const satisfies Record<ErrorCode, Record<Language, string>>

/** "Too many tries" with the time to wait, in whole minutes. */
export const waitSentence = (seconds: number, language: Language): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return language === 'id'
    ? `Terlalu banyak percobaan. Coba lagi dalam ${minutes} menit.`
    : `Too many attempts. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`
}
