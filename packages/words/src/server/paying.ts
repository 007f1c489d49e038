/** Reasons why a payment is not started, recorded or reversed. */
import { formatRupiah, type Rupiah } from '@dimsum/domain/money'
import { fillEnglish, inEnglish } from '../sentence.ts'

export const paying = {
  noOrder: inEnglish('Order not found.', 'Pesanan tidak ditemukan.'),
  wrongAmount: inEnglish('The amount is not the total of this order.', 'Jumlahnya bukan total pesanan ini.'),
  overMaximum: inEnglish(
    (max: number) => `This method takes at most ${formatRupiah(max)}. Please choose Virtual Account.`,
    (max) => `Cara ini menerima paling banyak ${formatRupiah(max)}. Silakan pilih Virtual Account.`,
  ),
  noQris: inEnglish('QRIS is not available at the moment.', 'QRIS sedang tidak tersedia.'),
  beingPrepared: inEnglish(
    'Another payment of this order is being prepared. Please try again.',
    'Pembayaran lain untuk pesanan ini sedang disiapkan. Silakan coba lagi.',
  ),
  dayOver: inEnglish('The day of this order is over.', 'Tanggal pesanan ini sudah lewat.'),
  chooseAnotherDay: inEnglish(
    'Please contact us on WhatsApp to choose another day.',
    'Silakan hubungi kami lewat WhatsApp untuk memilih tanggal lain.',
  ),
  otherAmount: inEnglish(
    'A payment of another amount came in for this order.',
    'Pembayaran dengan jumlah lain sudah masuk untuk pesanan ini.',
  ),
  settleDifference: inEnglish(
    'Please contact us on WhatsApp: we have your payment and settle the difference with you.',
    'Silakan hubungi kami lewat WhatsApp: pembayaran Anda sudah kami terima, selisihnya kami selesaikan bersama.',
  ),
  alreadyPaid: inEnglish('This order is already paid.', 'Pesanan ini sudah dibayar.'),
  cancelled: inEnglish('This order was cancelled.', 'Pesanan ini sudah dibatalkan.'),
  nothingToPay: inEnglish(
    'There is nothing to pay for this order.',
    'Tidak ada yang perlu dibayar untuk pesanan ini.',
  ),
  notPaid: inEnglish('This order is not paid.', 'Pesanan ini belum dibayar.'),
  noPayment: inEnglish('Payment not found.', 'Pembayaran tidak ditemukan.'),
  byProvider: inEnglish(
    'The payment provider recorded this payment; its method cannot be changed.',
    'Pembayaran ini dicatat oleh penyedia pembayaran; caranya tidak bisa diubah.',
  ),
  atMost: inEnglish(
    (due: Rupiah) => `The amount must be from Rp 1 to the ${formatRupiah(due)} due.`,
    (due) => `Jumlahnya harus dari Rp 1 sampai sisa tagihan, ${formatRupiah(due)}.`,
  ),
  inTheFuture: inEnglish('The time must not be in the future.', 'Waktunya tidak boleh di masa depan.'),
  providerSilent: inEnglish(
    'The payment provider is not answering right now. Please try again in a moment.',
    'Penyedia pembayaran sedang tidak menjawab. Silakan coba lagi sebentar.',
  ),
  merchantRefused: inEnglish(
    'Payment provider: 401 Unauthorized',
    'Penyedia pembayaran: 401, toko tidak dikenali',
  ),
  refusedWith: fillEnglish('Payment provider: {status} refused', 'Penyedia pembayaran: {status}, ditolak'),
  providerRefused: inEnglish(
    'The payment provider refused this payment.',
    'Penyedia pembayaran menolak pembayaran ini.',
  ),
  noSimulation: inEnglish(
    'Webhook simulation is switched off in production.',
    'Simulasi webhook tidak aktif di mode produksi.',
  ),
  noDemo: inEnglish('Demo payments are switched off.', 'Pembayaran demo tidak aktif.'),
} as const
