import { inIndonesian } from '../sentence.ts'

/** What is said when an order could not be placed (product.md section 8). */
export const orderFailure = {
  title: inIndonesian('Gagal Membuat Pesanan', 'Your order was not placed'),
  text: inIndonesian(
    'Terjadi kesalahan saat membuat pesanan',
    'Something went wrong while placing your order',
  ),
  tryAgain: inIndonesian(
    'Isian Anda masih ada. Tekan «Buat Pesanan» untuk mencoba lagi.',
    'What you wrote is still here. Press “Place order” to try again.',
  ),
  changedTitle: inIndonesian('Pesanan Belum Dibuat', 'Your order is not placed yet'),
  agree: inIndonesian(
    'Kalau setuju, tekan «Buat Pesanan» sekali lagi.',
    'If that is fine with you, press “Place order” once more.',
  ),
} as const
