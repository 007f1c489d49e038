import { inIndonesian, type Sentence } from './sentence.ts'

/** Default messages of failed calls, by error code. */
export const refusals = {
  validation: inIndonesian('Data yang dikirim tidak sesuai.', 'Invalid input'),
  malformed: inIndonesian('Permintaan tidak dapat dibaca.', 'The request could not be read.'),
  unauthenticated: inIndonesian('Silakan masuk terlebih dahulu.', 'Please log in again'),
  forbidden: inIndonesian('Anda tidak memiliki akses untuk tindakan ini.', 'You are not allowed to do this.'),
  'second-factor-needed': inIndonesian(
    'Aktifkan verifikasi dua langkah dulu.',
    'Set up your second factor first.',
  ),
  'phone-mismatch': inIndonesian(
    'Order ID dan nomor telepon tidak cocok dengan data pesanan.',
    'The phone number does not match this order.',
  ),
  'bad-signature': inIndonesian('Tanda tangan tidak sah.', 'Invalid signature'),
  'not-found': inIndonesian('Data tidak ditemukan.', 'Not found'),
  'method-not-allowed': inIndonesian('Metode tidak didukung.', 'Method not allowed'),
  timeout: inIndonesian('Permintaan terlalu lama.', 'The request took too long.'),
  conflict: inIndonesian('Data sudah berubah. Silakan muat ulang.', 'The data has changed. Please reload.'),
  'out-of-stock': inIndonesian('Stok tidak mencukupi.', 'Not enough stock.'),
  stale: inIndonesian('Data sudah berubah. Silakan muat ulang.', 'The data has changed. Please reload.'),
  'too-large': inIndonesian('Data yang dikirim terlalu besar.', 'The request is too large.'),
  'unsupported-media-type': inIndonesian(
    'Kirim data sebagai application/json.',
    'Send the data as application/json.',
  ),
  'key-reused': inIndonesian(
    'Formulir ini sudah dikirim dengan isi yang berbeda.',
    'This key was already used with different data.',
  ),
  'too-many': inIndonesian(
    'Terlalu banyak percobaan. Coba lagi nanti.',
    'Too many attempts. Please try again later.',
  ),
  'headers-too-large': inIndonesian('Permintaan terlalu besar.', 'The request headers are too large.'),
  internal: inIndonesian(
    'Terjadi kesalahan pada server. Silakan coba lagi.',
    'Something went wrong on our side. Please try again.',
  ),
  'provider-refused': inIndonesian(
    'Penyedia pembayaran menolak permintaan.',
    'The payment provider refused the request.',
  ),
  'provider-down': inIndonesian(
    'Penyedia pembayaran sedang tidak dapat dihubungi. Silakan coba lagi.',
    'The payment provider cannot be reached. Please try again.',
  ),
  unavailable: inIndonesian(
    'Layanan sedang tidak tersedia. Silakan coba lagi sebentar.',
    'The service is not available right now. Please try again shortly.',
  ),
  overloaded: inIndonesian(
    'Server sedang ramai. Silakan coba lagi sebentar.',
    'The server is busy. Please try again shortly.',
  ),
} as const satisfies Record<string, Sentence>

/** "Too many tries" with the time to wait, in whole minutes. */
export const tooManyFor = inIndonesian(
  (minutes: number) => `Terlalu banyak percobaan. Coba lagi dalam ${minutes} menit.`,
  (minutes) => `Too many attempts. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
)
