import { fillEnglish, inEnglish, inIndonesian } from '../sentence.ts'

/** Results of a press on Pay (product.md section 8). */
export const paymentOutcome = {
  successTitle: inEnglish('Payment Successful', 'Pembayaran Berhasil'),
  success: fillEnglish('Payment type: {type}', 'Cara bayar: {type}'),
  pendingTitle: inEnglish('Payment Pending', 'Menunggu Pembayaran'),
  pending: inEnglish("We'll notify you once confirmed.", 'Kami kabari begitu pembayaran masuk.'),
  closedTitle: inEnglish('Payment Cancelled', 'Pembayaran Dibatalkan'),
  closed: inEnglish('Payment was cancelled.', 'Anda membatalkan pembayaran.'),
  failedTitle: inEnglish('Payment Failed', 'Pembayaran Gagal'),
  failed: inEnglish('Payment failed. Please try again.', 'Pembayaran gagal. Silakan coba lagi.'),
} as const

/** Reasons why a payment could not be started, and alternatives. */
export const paymentFailure = {
  title: inEnglish('Payment Error', 'Pembayaran Bermasalah'),
  notAuthorised: inEnglish(
    'Payment service authentication failed. Please contact support.',
    'Layanan pembayaran menolak toko kami. Silakan hubungi kami.',
  ),
  invalid: inEnglish(
    'Invalid payment data. Please check your order details.',
    'Data pembayaran tidak sesuai. Silakan periksa rincian pesanan Anda.',
  ),
  notCreated: inEnglish(
    'Failed to create payment. Please try again.',
    'Pembayaran belum bisa dibuat. Silakan coba lagi.',
  ),
  totalChanged: inEnglish(
    'The shop has changed this order. Please check the total, then pay again.',
    'Toko sudah mengubah pesanan ini. Periksa totalnya, lalu bayar lagi.',
  ),
  windowClosed: inIndonesian(
    'Jendela pembayaran tidak bisa dibuka di sini. Pesanan Anda aman; teruskan lewat salah satu cara ini:',
    'The payment window cannot be opened here. Your order is safe; please go on in one of these ways:',
  ),
  openPage: inIndonesian('Buka halaman pembayaran', 'Open the payment page'),
} as const
