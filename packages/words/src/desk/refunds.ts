import { formatRupiah } from '@dimsum/domain/money'
import type { RefundState, RefundWay } from '@dimsum/domain/refund'
import { fillIndonesian, inIndonesian, type Sentence } from '../sentence.ts'
import { inBrackets } from './order-timeline.ts'

/** Methods of refunds. */
export const refundWayWord = {
  provider: inIndonesian('Lewat Midtrans', 'Through Midtrans'),
  transfer: inIndonesian('Transfer bank', 'Bank transfer'),
  cash: inIndonesian('Tunai', 'Cash'),
} as const satisfies Record<RefundWay, Sentence>

/** States of refunds. */
export const refundStateWord = {
  asked: inIndonesian('sedang diminta', 'being asked for'),
  unknown: inIndonesian(
    'belum ada jawaban, ditanyakan lagi otomatis',
    'no answer yet, asked again automatically',
  ),
  done: inIndonesian('sudah kembali', 'given back'),
  refused: inIndonesian('ditolak', 'refused'),
  'taken-back': inIndonesian('batal, salah catat', 'recorded by mistake'),
} as const satisfies Record<RefundState, Sentence>

/** Refunding a paid order in the desk. */
export const giving = {
  title: inIndonesian('Kembalikan uang', 'Give money back'),
  notLoaded: inIndonesian('Pengembalian belum bisa dimuat.', 'The refunds could not be loaded.'),
  open: inIndonesian('Kembalikan uang…', 'Give money back…'),
  given: inIndonesian('Uang yang dikembalikan', 'Money given back'),
  inDashboard: inIndonesian('dari dasbor Midtrans', 'in Midtrans’s dashboard'),
  payment: inIndonesian('Pembayaran yang dikembalikan', 'Payment to give back'),
  paymentOf: fillIndonesian('{amount}, {method}, {at}', '{amount}, {method}, {at}', { amount: formatRupiah }),
  takeBack: inIndonesian('Salah catat…', 'Recorded by mistake…'),
  takeBackReason: inIndonesian('Mengapa pengembalian ini batal', 'Why this refund is undone'),
  undo: inIndonesian('Batalkan pengembalian', 'Undo the refund'),
  takenBack: inIndonesian('Pengembalian dibatalkan', 'The refund is undone'),
  notTakenBack: inIndonesian(
    'Pengembalian belum dibatalkan. Coba lagi.',
    'The refund is not undone. Try again.',
  ),
  amount: inIndonesian('Jumlah, rupiah', 'Amount, rupiah'),
  atMost: inIndonesian('Paling banyak {amount}.', 'At most {amount}.'),
  amountWrong: inIndonesian(
    'Tulis jumlah dalam rupiah penuh, tidak lebih dari sisanya.',
    'Write whole rupiah, no more than what is left.',
  ),
  way: inIndonesian('Caranya', 'How'),
  byHand: inIndonesian(
    'Transfer dan tunai hanya dicatat: kirim uangnya sendiri.',
    'Transfer and cash are only recorded: send the money yourself.',
  ),
  wholeOnly: inIndonesian(
    'Lewat Midtrans cara bayar ini hanya bisa dikembalikan seluruhnya.',
    'Midtrans gives this way of paying back only as a whole.',
  ),
  reason: inIndonesian('Alasan', 'Reason'),
  reasonMissing: inIndonesian(
    'Tulis alasannya, untuk diingat nanti.',
    'Write the reason, to remember later.',
  ),
  send: inIndonesian('Kembalikan uang', 'Give the money back'),
  keep: inIndonesian('Jangan jadi', 'Do not'),
  sent: inIndonesian('Pengembalian tercatat', 'The refund is recorded'),
  failed: inIndonesian('Belum dikembalikan', 'Not given back'),
  notSent: inIndonesian('Pengembalian belum terkirim. Coba lagi.', 'The refund was not sent. Try again.'),
} as const

/** Timeline entry: `Rp 8.000 kembali lewat transfer bank (paket kurang)`. */
export const refundNews = fillIndonesian(
  'Pengembalian {amount}, {way}: {state}{note}',
  'Refund of {amount}, {way}: {state}{note}',
  { amount: formatRupiah, note: inBrackets },
)
