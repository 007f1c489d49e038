import { minuteCount } from '../counts.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Messages for an order that could not be placed (product.md section 8). */
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
  tryAgainIn: fillIndonesian(
    'Isian Anda masih ada. Tekan «Buat Pesanan» lagi dalam {minutes}.',
    'What you wrote is still here. Press “Place order” again in {minutes}.',
    { minutes: minuteCount },
  ),
  kept: inIndonesian('Isian Anda masih ada.', 'What you wrote is still here.'),
  correct: inIndonesian(
    'Isian Anda masih ada. Perbaiki yang disebut di atas, lalu tekan «Buat Pesanan».',
    'What you wrote is still here. Correct what is named above, then press “Place order”.',
  ),
  codeCounted: inIndonesian(
    'Kode promo Anda belum dihitung waktu tombolnya ditekan. Totalnya sekarang sudah dengan kode itu: periksa dulu.',
    'Your promotion code was not counted yet when you pressed the button. The total now includes it: please check it.',
  ),
  changedTitle: inIndonesian('Pesanan Belum Dibuat', 'Your order is not placed yet'),
  agree: inIndonesian(
    'Kalau setuju, tekan «Buat Pesanan» sekali lagi.',
    'If that is fine with you, press “Place order” once more.',
  ),
} as const
