import { inEnglish, inIndonesian } from '../sentence.ts'

/** Manual payments, and their reversal. */
export const handPayment = {
  title: inIndonesian('Terima pembayaran', 'Receive payment'),
  due: inIndonesian('Tagihan: {amount}', 'Due: {amount}'),
  amount: inIndonesian('Uang yang diterima', 'Money received'),
  amountWrong: inIndonesian('Isi dari Rp 1 sampai tagihannya.', 'Enter Rp 1 up to the amount due.'),
  orPart: inIndonesian('Kurangi bila baru sebagian (DP).', 'Enter less for a part (deposit).'),
  method: inIndonesian('Cara bayar', 'Paid by'),
  note: inIndonesian('Keterangan', 'Remark'),
  markPaid: inIndonesian('Tandai dibayar', 'Mark as paid'),
  paidBy: inIndonesian('{paid} lewat {method}', '{paid} by {method}'),
  paidByAt: inIndonesian('{paid} lewat {method}, {time}', '{paid} by {method}, {time}'),
  paid: inIndonesian('Lunas', 'Paid'),
  notLoaded: inIndonesian('Pembayarannya belum bisa dimuat.', 'The payments could not be loaded.'),
  correct: inIndonesian('Ubah cara bayar', 'Correct the method'),
  saveMethod: inIndonesian('Simpan cara bayar', 'Save the method'),
  keepMethod: inIndonesian('Jangan ubah', 'Leave it'),
  corrected: inIndonesian('Cara bayar diperbaiki', 'The method is corrected'),
  takeBack: inIndonesian('Batalkan tanda lunas', 'Undo “paid”'),
  paidPart: inIndonesian('Sudah dibayar: {amount}', 'Already paid: {amount}'),
  takeBackPart: inIndonesian('Batalkan pembayaran terakhir', 'Undo the last payment'),
  takeBackReason: inIndonesian('Alasan dibatalkan', 'Why it is undone'),
  reasonMissing: inIndonesian(
    'Tulis alasannya, untuk diingat nanti.',
    'Write the reason, to remember later.',
  ),
  keepPaid: inIndonesian('Jangan batalkan', 'Leave it'),
  markUnpaid: inIndonesian('Tandai belum dibayar', 'Mark as unpaid'),
  updated: inEnglish('Payment Status Updated', 'Status pembayaran diperbarui'),
  updateFailed: inEnglish('Update Failed', 'Belum tersimpan'),
  notUpdated: inEnglish('Failed to update payment status', 'Status pembayaran belum tersimpan'),
  stillPaid: inIndonesian('Pesanan tetap lunas', 'The order stays paid'),
  alsoByProvider: inIndonesian(
    'Pembayarannya juga masuk lewat Midtrans.',
    'Its payment also came in through Midtrans.',
  ),
} as const

/** The CSV export. */
export const orderExport = {
  open: inIndonesian('Unduh CSV', 'Download CSV'),
  title: inIndonesian('Unduh pesanan', 'Download orders'),
  about: inIndonesian(
    'Berkas CSV untuk pembukuan, tanggal menurut WIB.',
    'A CSV file for the books, dates in Jakarta time (WIB).',
  ),
  from: inIndonesian('Dari', 'From'),
  to: inIndonesian('Sampai', 'To'),
  daysWrong: inIndonesian('Pilih tanggal awal dan akhir.', 'Choose the first and the last day.'),
  filtered: inIndonesian('Hanya yang sesuai filter', 'Only what fits the filters'),
  download: inIndonesian('Unduh', 'Download'),
  failed: inIndonesian('Berkas belum terunduh', 'The file was not downloaded'),
} as const
