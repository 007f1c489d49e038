import type { StepState } from '@dimsum/domain/order-status'
import { fillIndonesian, inEnglish, inIndonesian, type Sentence } from '../sentence.ts'

/** Tracking of an order (product.md section 2, Track order). */
export const trackedOrder = {
  title: inEnglish('Order {number}', 'Pesanan {number}'),
  another: inIndonesian('Lacak pesanan lain', 'Track another order'),
  updatedAt: fillIndonesian('Diperbarui {time}', 'Updated {time}'),
  notUpdated: inIndonesian('Belum bisa diperbarui', 'Could not be updated yet'),
  reload: inIndonesian('Muat ulang', 'Refresh'),
  review: inIndonesian('Tulis ulasan', 'Write a review'),
  maskedTitle: inIndonesian('Data pribadi disembunyikan', 'Personal details are hidden'),
  masked: inIndonesian(
    'Nomornya cocok, tetapi peramban ini tidak menyimpan cookie toko, jadi nama dan alamat tidak ditampilkan.',
    'The number matches, but this browser does not keep our cookie, so name and address are not shown.',
  ),
  invoice: inIndonesian('Lihat Invoice', 'View invoice'),
  newTab: inIndonesian(' (buka tab baru)', ' (opens a new tab)'),
  callUs: inIndonesian('Hubungi CS', 'Call us'),
  progress: inEnglish('Status Progress', 'Perjalanan Pesanan'),
  continuePaying: inIndonesian('Lanjutkan pembayaran', 'Continue paying'),
} as const

/** Notice that replaces the steps of a cancelled order. */
export const cancelledNotice = {
  title: inIndonesian('Pesanan Dibatalkan', 'Order cancelled'),
  reason: inIndonesian('Alasan: {reason}', 'Reason: {reason}'),
  refund: inIndonesian(
    'Pembayaran Anda sudah kami terima. Kami akan menghubungi Anda untuk mengembalikannya.',
    'We have received your payment. We will contact you to return it.',
  ),
  questions: inIndonesian('Ada pertanyaan? Telepon {phone}.', 'Any questions? Call {phone}.'),
} as const

/** Accessible text of a step. */
export const spokenStep = {
  reached: inIndonesian('sudah: ', 'done: '),
  current: inIndonesian('sekarang: ', 'now: '),
  later: inIndonesian('berikutnya: ', 'later: '),
} as const satisfies Record<StepState, Sentence>

/** Labels of details that only tracking shows. */
export const trackedDetails = {
  package: inIndonesian('Paket', 'Pack'),
  quantity: inIndonesian('Jumlah', 'Quantity'),
  total: inIndonesian('Total harga', 'Total price'),
  deliveryMethod: inIndonesian('Metode pengiriman', 'Delivery method'),
  payment: inIndonesian('Status pembayaran', 'Payment status'),
  phone: inIndonesian('Nomor telepon', 'Phone number'),
  placed: inIndonesian('Tanggal pesanan', 'Ordered on'),
} as const
