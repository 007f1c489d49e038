/** Reasons for rejected refunds, and notes about refunds. */
import { formatRupiah } from '@dimsum/domain/money'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

export const refunding = {
  off: inIndonesian(
    'Aktifkan dulu «Kembalikan uang dari pesanan» di Pengaturan.',
    'First switch on “Refunds from the order” in Settings.',
  ),
  nothingLeft: inIndonesian(
    'Tidak ada lagi uang yang bisa dikembalikan dari pesanan ini.',
    'There is no money left to give back for this order.',
  ),
  atMost: fillIndonesian('Paling banyak {left}.', 'At most {left}.', { left: formatRupiah }),
  wholeOnly: inIndonesian(
    'Cara bayar ini hanya bisa dikembalikan seluruhnya lewat Midtrans. Untuk sebagian, pilih transfer atau tunai.',
    'Midtrans gives this way of paying back only as a whole. For a part, choose transfer or cash.',
  ),
  notByProvider: inIndonesian(
    'Pembayaran ini tidak bisa dikembalikan lewat Midtrans. Pilih transfer atau tunai.',
    'This payment cannot be given back by Midtrans. Choose transfer or cash.',
  ),
  keyUsed: inIndonesian(
    'Pengembalian ini sudah dikirim dengan isi lain. Muat ulang, lalu coba lagi.',
    'This refund was already sent with other contents. Reload, then try again.',
  ),
  whichPayment: inIndonesian(
    'Pesanan ini punya beberapa pembayaran. Pilih pembayaran yang dikembalikan.',
    'This order has several payments. Choose the one to give back.',
  ),
  missing: inIndonesian('Pengembalian tidak ditemukan.', 'Refund not found.'),
  wentByProvider: inIndonesian(
    'Pengembalian lewat Midtrans tidak bisa dibatalkan di sini.',
    'A refund through Midtrans cannot be taken back here.',
  ),
  alreadyTakenBack: inIndonesian('Pengembalian ini sudah dibatalkan.', 'This refund was taken back already.'),
} as const

/** Note on an entry of «Perlu perhatian» that was closed automatically. */
export const settled = {
  allIsBack: inIndonesian('Uangnya sudah dikembalikan', 'The money was given back'),
  reopened: inIndonesian('Pesanannya aktif lagi', 'The order is active again'),
  paidAgain: inIndonesian('Pesanannya sudah dibayar lagi', 'The order is paid again'),
} as const
