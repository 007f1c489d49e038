import { countOf } from '../counts.ts'
import { fillEnglish, fillIndonesian, inEnglish, inIndonesian } from '../sentence.ts'

/**
 * The shipping label. Print always uses each sentence's default language, because helpers, couriers and customers read
 * it, not the user who pressed the button.
 */
export const labelTexts = {
  orderId: inEnglish('Order ID {number}', 'No. pesanan {number}'),
  recipient: inEnglish('Delivery Information', 'Data penerima'),
  package: inEnglish('Package', 'Paket'),
  quantity: inEnglish('Quantity', 'Jumlah'),
  total: inEnglish('Total', 'Total'),
  delivery: inEnglish('Delivery', 'Diantar'),
  isDelivery: inEnglish('Yes', 'Ya'),
  isPickup: inEnglish('Pickup', 'Diambil'),
  status: inEnglish('Status', 'Status'),
  deliveryDate: inEnglish('Delivery date', 'Tanggal kirim'),
  pickupDate: inEnglish('Pickup date', 'Tanggal ambil'),
  date: inEnglish('Date', 'Tanggal'),
  barcode: fillEnglish('Barcode {code}', 'Barcode {code}'),
  continued: inIndonesian('CATATAN: lihat label ke-2', 'NOTES: see the second label'),
  choicesContinued: inIndonesian(
    'PILIHAN & CATATAN: lihat label ke-2',
    'CHOICES & NOTES: see the second label',
  ),
  second: inIndonesian('Label ke-2: catatan', 'Second label: notes'),
  thanks: inIndonesian('Terima kasih atas pesanan Anda', 'Thank you for your order'),
  halalCertificate: inIndonesian('No. Sertifikat Halal {number}', 'Halal certificate no. {number}'),
} as const

/** The amount that the courier collects. */
export const labelMoney = {
  cancelled: inIndonesian('DIBATALKAN', 'CANCELLED'),
  paid: inIndonesian('LUNAS', 'PAID'),
  unpaid: inIndonesian('BELUM LUNAS', 'NOT PAID'),
  free: inIndonesian('GRATIS', 'FREE'),
  collect: inIndonesian('TAGIH {amount}', 'COLLECT {amount}'),
} as const

/** Paper sizes of labels. */
export const labelPaperNames = {
  thermal: inEnglish('Thermal label 100 × 150 mm', 'Label termal 100 × 150 mm'),
  a6: inEnglish('A6 paper 105 × 148 mm', 'Kertas A6 105 × 148 mm'),
} as const

/** Screens around the label. */
export const orderLabel = {
  title: fillIndonesian('Label {number}', 'Label {number}'),
  loading: inEnglish('Loading label…', 'Memuat label…'),
  notLoaded: inEnglish('The label could not be loaded.', 'Label belum bisa dimuat.'),
  notFound: inEnglish('The requested order could not be found.', 'Pesanan yang diminta tidak ditemukan.'),
  back: inEnglish('Back', 'Kembali'),
  backToAdmin: inEnglish('Back to Admin', 'Ke Admin'),
  paper: inEnglish('Paper', 'Kertas'),
  paperOfBatch: inIndonesian('Kertas', 'Paper'),
  print: fillIndonesian('Cetak {labels}', 'Print {labels}', { labels: countOf('label', 'label') }),
  ownersOnly: inIndonesian(
    'Nama, telepon, dan alamat hanya terlihat oleh pemesan dan toko. Masukkan nomor telepon pemesan.',
    'Only the customer and the shop can see name, phone and address. Enter the phone number of the order.',
  ),
  batchNotLoaded: inIndonesian('Label belum bisa dimuat.', 'The labels could not be loaded.'),
  noLabels: inIndonesian('Tidak ada label', 'No labels'),
  missing: countOf('label tidak ada', 'label is missing', 'labels are missing'),
  chooseAgain: inIndonesian(
    'Pilih pesanannya lagi di daftar pesanan.',
    'Choose the orders again in the order list.',
  ),
} as const

/** The question after printing. */
export const labelPrinted = {
  isPrinted: inIndonesian(
    (count: number) => (count === 1 ? 'Labelnya sudah tercetak?' : `${count} label sudah tercetak?`),
    (count) => (count === 1 ? 'Did the label come out?' : `Did the ${count} labels come out?`),
  ),
  about: inIndonesian(
    'Tandai hanya kalau kertasnya benar-benar keluar. Yang belum tercetak tetap muncul di daftar.',
    'Mark it only if the paper really came out. What is not printed stays on the list.',
  ),
  mark: inIndonesian('Ya, tandai sudah dicetak', 'Yes, mark as printed'),
  notYet: inIndonesian('Belum', 'Not yet'),
  changed: fillIndonesian(
    '{orders} berubah sesudah labelnya ditampilkan. Cetak lagi.',
    '{orders} changed since the label was shown. Print again.',
    { orders: countOf('pesanan', 'order has', 'orders have') },
  ),
  marked: inIndonesian('Label ditandai sudah dicetak', 'Marked as printed'),
} as const
