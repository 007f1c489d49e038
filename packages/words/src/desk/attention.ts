import { formatRupiah, type Rupiah } from '@dimsum/domain/money'
import { fillIndonesian, inIndonesian, type Sentence } from '../sentence.ts'

/** «Perlu perhatian»: entries that need the owner. */
export const attention = {
  none: inIndonesian('Tidak ada yang perlu perhatian.', 'Nothing needs attention.'),
  loading: inIndonesian('Memuat…', 'Loading…'),
  notLoaded: inIndonesian('Perlu perhatian belum bisa dimuat.', 'What needs attention could not be loaded.'),
  title: fillIndonesian('Perlu perhatian ({count})', 'Needs attention ({count})'),
  show: fillIndonesian('Perlu perhatian ({count}) · tampilkan', 'Needs attention ({count}) · show'),
  openOrder: fillIndonesian('Buka pesanan #{number}', 'Open order #{number}'),
  orderNotLoaded: inIndonesian('Pesanan belum bisa dimuat.', 'The order could not be loaded.'),
  handled: inIndonesian('Sudah ditangani', 'Done with it'),
  closed: inIndonesian('Dicatat sebagai selesai', 'Noted as done'),
  notSaved: inIndonesian('Catatan belum tersimpan.', 'The note is not saved.'),
  whatWasDone: inIndonesian('Apa yang sudah dilakukan?', 'What was done?'),
  doneMissing: inIndonesian('Tulis apa yang sudah dilakukan.', 'Write what was done.'),
  done: inIndonesian('Selesai', 'Done'),
  answer: inIndonesian('Jawab', 'Answer'),
  answerToCustomer: inIndonesian('Pesan untuk pelanggan', 'Message to the customer'),
  approve: inIndonesian('Setujui', 'Approve'),
  refuse: inIndonesian('Tolak', 'Refuse'),
  approved: inIndonesian('Permintaan disetujui', 'Request approved'),
  refused: inIndonesian('Permintaan ditolak', 'Request refused'),
  notAnswered: inIndonesian('Jawaban belum tersimpan.', 'The answer is not saved.'),
  headline: fillIndonesian('#{number} {what}', '#{number} {what}'),
  headlineAlone: inIndonesian(
    (what: Sentence) => upperFirst(what.id),
    (what) => upperFirst(what.en),
  ),
} as const

/** The decision about a cancelled order's money. */
export const keeping = {
  giveBack: fillIndonesian('Kembalikan dari pesanan #{number}', 'Give back from order #{number}'),
  open: inIndonesian('Simpan sebagian atau semua…', 'Keep a part or all…'),
  amount: inIndonesian('Yang disimpan, rupiah', 'To keep, rupiah'),
  rest: inIndonesian(
    'Sisanya tetap di sini sampai dikembalikan.',
    'The rest stays here until it is given back.',
  ),
  amountWrong: inIndonesian(
    (left: Rupiah) => `Tulis rupiah penuh, paling banyak ${formatRupiah(left)}.`,
    (left) => `Write whole rupiah, at most ${formatRupiah(left)}.`,
  ),
  reason: inIndonesian('Alasan', 'Reason'),
  reasonMissing: inIndonesian('Tulis alasannya.', 'Write the reason.'),
  keep: inIndonesian('Simpan uang ini', 'Keep this money'),
  kept: inIndonesian('Dicatat: uangnya disimpan', 'Recorded: the money is kept'),
  notKept: inIndonesian('Keputusannya belum tersimpan.', 'The decision is not saved.'),
} as const

function upperFirst(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Labels of amounts and ids of an entry. */
export const attentionFacts = {
  total: inIndonesian('Total pesanan', 'Order total'),
  received: inIndonesian('Diterima', 'Received'),
  refunded: inIndonesian('Dikembalikan', 'Refunded'),
  left: inIndonesian('Belum dikembalikan', 'Still to give back'),
  recordedByHand: inIndonesian('Dicatat lunas lewat', 'Recorded as paid by'),
  paymentType: inIndonesian('Cara bayar', 'Paid by'),
  status: inIndonesian('Status di Midtrans', 'Status at Midtrans'),
  transactionId: inIndonesian('Nomor transaksi Midtrans', 'Midtrans transaction number'),
  providerOrderId: inIndonesian('Nomor pesanan di Midtrans', 'Order number at Midtrans'),
  systemMessage: inIndonesian('Pesan sistem', 'System message'),
  code: inIndonesian('Kode dari Meta', 'Code of Meta'),
  template: inIndonesian('Templat', 'Template'),
  event: inIndonesian('Perubahan', 'Change'),
  knownToProvider: inIndonesian('Diakui Midtrans saat ditanya', 'Confirmed by Midtrans when asked'),
  no: inIndonesian('tidak', 'no'),
  soldOut: inIndonesian('Stok habis', 'Out of stock'),
} as const
