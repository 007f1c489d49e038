import { inIndonesian } from './sentence.ts'

/** Failed order access by number and phone: tracking, invoice and payment. */
export const orderAccess = {
  notFoundTitle: inIndonesian('Pesanan Tidak Ditemukan', 'Order not found'),
  notFound: inIndonesian(
    'Periksa kembali Order ID dan nomor telepon Anda.',
    'Please check your order number and phone number.',
  ),
  mismatchTitle: inIndonesian('Data Tidak Cocok', 'These do not match'),
  mismatch: inIndonesian(
    'Order ID dan nomor telepon tidak cocok dengan data pesanan.',
    'This order number and phone number do not belong together.',
  ),
  notSearchedTitle: inIndonesian('Belum bisa dicari', 'Could not search yet'),
  shopFails: inIndonesian(
    'Ada gangguan di toko kami. Coba lagi sebentar lagi.',
    'Something is wrong at our shop. Please try again in a moment.',
  ),
  busy: inIndonesian(
    'Toko sedang sibuk. Coba lagi sebentar lagi.',
    'The shop is busy. Please try again in a moment.',
  ),
  waitTitle: inIndonesian('Tunggu sebentar', 'Please wait'),
  tooManyTries: inIndonesian(
    (minutes: number) => `Terlalu banyak percobaan. Coba lagi dalam ${minutes} menit.`,
    (minutes) => `Too many tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  ),
} as const
