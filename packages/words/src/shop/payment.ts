import { fillEnglish, inEnglish, inIndonesian } from '../sentence.ts'

/** `/payment` (product.md section 2, Payment), English by default. */
export const payment = {
  title: inEnglish('Complete Your Payment', 'Selesaikan Pembayaran Anda'),
  completedTitle: inEnglish('Payment Completed', 'Pembayaran Selesai'),
  cancelledTitle: inEnglish('Order Cancelled', 'Pesanan Dibatalkan'),
  method: inEnglish('Payment Method', 'Metode Pembayaran'),
  gopay: inIndonesian(
    'Bayar di aplikasi GoPay, atau pindai kode QR.',
    'Pay in the GoPay app, or scan the QR code.',
  ),
  qris: inIndonesian(
    'Pindai dengan aplikasi bank atau dompet digital apa pun.',
    'Scan with any banking app or e-wallet.',
  ),
  chooseTitle: inIndonesian('Pilih Metode Pembayaran', 'Choose a payment method'),
  choose: inIndonesian(
    'Silakan pilih metode pembayaran terlebih dahulu',
    'Please choose a payment method first',
  ),
  accountOpen: inIndonesian(
    'Pembayaran virtual account Anda masih terbuka. Tekan {pay} untuk melihat nomornya.',
    'Your virtual account payment is still open. Press {pay} to see its number.',
  ),
  pay: inEnglish('Pay', 'Bayar'),
  payAmount: fillEnglish('Pay {amount}', 'Bayar {amount}'),
  payAgain: inIndonesian('Bayar lagi', 'Pay again'),
  processing: inEnglish('Processing...', 'Memproses...'),
  otherWays: inIndonesian(
    'Ingin transfer langsung atau bayar di tempat?',
    'Would you rather pay by transfer or on delivery?',
  ),
  arrange: inIndonesian('Atur lewat WhatsApp', 'Arrange it on WhatsApp'),
} as const

/** Order summary on both payment pages. */
export const paymentSummary = {
  title: inEnglish('Order Summary', 'Ringkasan Pesanan'),
  orderId: inEnglish('Order ID', 'Nomor pesanan'),
  package: inEnglish('Package', 'Paket'),
  quantity: inEnglish('Quantity', 'Jumlah'),
  delivery: inEnglish('Delivery', 'Diantar'),
  toAddress: inEnglish('Yes', 'Ya'),
  pickUp: inEnglish('Pickup', 'Ambil sendiri'),
  total: inEnglish('Total', 'Total'),
} as const

/** Texts about the deadline of a payment, on the payment page and in tracking. */
export const paymentDeadline = {
  until: inIndonesian('Selesaikan pembayaran sebelum {deadline}', 'Complete your payment before {deadline}'),
  over: inIndonesian(
    'Waktu pembayaran habis. Buat pembayaran baru.',
    'The time to pay is over. Please start a new payment.',
  ),
} as const

/** Texts of the payment page for an order with nothing left to pay. */
export const paymentEnded = {
  received: inIndonesian(
    'Pembayaran Anda sudah kami terima. Terima kasih.',
    'We have received your payment. Thank you.',
  ),
  free: inIndonesian(
    'Pesanan ini gratis, jadi tidak perlu dibayar.',
    'This order is free: there is nothing to pay.',
  ),
  invoice: inEnglish('View Invoice', 'Lihat Invoice'),
  nothingToPay: inIndonesian(
    'Pesanan ini sudah dibatalkan, jadi tidak perlu dibayar. Kalau Anda terlanjur transfer, kabari kami dan uangnya kami kembalikan.',
    'This order was cancelled, so there is nothing to pay. If you have already sent a transfer, tell us and we will return the money.',
  ),
  contactUs: inIndonesian('Hubungi kami', 'Contact us'),
} as const

/** Progress after the payment popup has closed, until the next page opens. */
export const paymentProgress = {
  title: inEnglish('Confirming your payment…', 'Mengonfirmasi pembayaran Anda…'),
  received: inEnglish('Payment received', 'Pembayaran diterima'),
  checking: inEnglish('Checking with the bank', 'Memeriksa ke bank'),
  openingInvoice: inEnglish('Opening your invoice', 'Membuka invoice Anda'),
  takesAMinute: inIndonesian(
    'Biasanya kurang dari satu menit. Anda boleh langsung melihat invoice.',
    'This usually takes less than a minute. You can look at the invoice right away.',
  ),
  invoiceNow: inEnglish('View invoice now', 'Lihat invoice sekarang'),
} as const
