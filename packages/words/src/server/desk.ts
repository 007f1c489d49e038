/** Reasons for rejected changes in the desk: orders, reviews, customers, reports. */
import type { OrderStatus } from '@dimsum/domain/order-status'
import { statusEnglish } from '../order-status.ts'
import { fillEnglish, fillIndonesian, inEnglish, inIndonesian, type Sentence } from '../sentence.ts'

export const orderRefusals = {
  isNow: inEnglish(
    (status: OrderStatus) => `This order is ${statusEnglish[status].en} now. Look at it and change it again.`,
    (status) => `Status pesanan ini sekarang ${statusEnglish[status].id}. Periksa, lalu ubah lagi.`,
  ),
  // The name stored in the inventory.
  restockFirst: inEnglish(
    (name: Sentence, needed: number, left: number) =>
      `This order needs ${needed} of ${name.id}, and ${left} are left. Restock first, then change the status.`,
    (name, needed, left) =>
      `Pesanan ini butuh ${needed} ${name.id}, dan tinggal ${left}. Isi stok dulu, lalu ubah statusnya.`,
  ),
  activateFirst: inEnglish(
    (name: Sentence) =>
      `${name.id} is not sold at the moment. Activate it in the inventory first, then change the status.`,
    (name) => `${name.id} sedang tidak dijual. Aktifkan dulu di inventaris, lalu ubah statusnya.`,
  ),
  erased: inIndonesian(
    'Data pribadi pesanan ini sudah dihapus. Catatan dan alasan tidak bisa ditulis lagi.',
    'The personal data of this order has been erased. Notes and reasons can no longer be written.',
  ),
} as const

export const attentionRefusals = {
  closed: inEnglish('This entry is already closed.', 'Catatan ini sudah ditutup.'),
  missing: inEnglish('This entry does not exist.', 'Catatan ini tidak ada.'),
  nothingToKeep: inIndonesian(
    'Tidak ada uang pesanan batal yang bisa disimpan.',
    'There is no money of a cancelled order to keep.',
  ),
  undecided: inEnglish('Please approve or refuse this wish.', 'Setujui atau tolak permintaan ini.'),
} as const

export const reviewRefusals = {
  missing: inEnglish('This review does not exist.', 'Ulasan ini tidak ada.'),
  alreadyWritten: inEnglish(
    'You have already reviewed this order. Thank you! Each order has one review.',
    'Anda sudah menulis ulasan untuk pesanan ini. Terima kasih! Setiap pesanan satu ulasan.',
  ),
  tooManyWaiting: inEnglish(
    'Many reviews are waiting for approval. Please try again tomorrow.',
    'Banyak ulasan sedang menunggu persetujuan. Silakan coba lagi besok.',
  ),
} as const

export const customerRefusals = {
  notBlocked: inIndonesian('Nomor ini tidak ada di daftar blokir.', 'This number is not on the block list.'),
  alreadyBlocked: fillIndonesian(
    'Nomor ini sudah diblokir: “{reason}”. Buka blokirnya dulu untuk mengganti alasannya.',
    'This number is blocked already: “{reason}”. Unblock it first to change the reason.',
  ),
  missing: inIndonesian('Pelanggan ini tidak ditemukan.', 'This customer was not found.'),
  ordersRunning: fillIndonesian(
    'Masih ada pesanan yang berjalan: {numbers}. Selesaikan atau batalkan dulu.',
    'Some orders are still open: {numbers}. Finish or cancel them first.',
  ),
} as const

export const reportRefusals = {
  backwards: inEnglish(
    'The first day must not be after the last day',
    'Hari pertama tidak boleh setelah hari terakhir',
  ),
  tooLong: fillEnglish('A report covers at most {days} days', 'Laporan paling banyak {days} hari'),
} as const
