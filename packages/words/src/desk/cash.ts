import { formatRupiah } from '@dimsum/domain/money'
import { orderCount } from '../counts.ts'
import { fillIndonesian, inIndonesian, type Sentence } from '../sentence.ts'

/** «Kas»: views of the page. */
export const cashViews = {
  shift: inIndonesian('Kas', 'Cash'),
  sale: inIndonesian('Jual langsung', 'Quick sale'),
} as const

/** «Jual langsung»: packages for cash at the counter. */
export const quickSale = {
  about: inIndonesian(
    'Untuk pembeli di tempat: dibayar tunai dan langsung diserahkan.',
    'For customers in the shop: paid in cash and handed over at once.',
  ),
  noShift: inIndonesian(
    'Kas Anda belum dibuka. Tunai ini tetap tercatat, tetapi tidak ikut dihitung di laci.',
    'Your cash is not open. This cash is still recorded, but not counted in a drawer.',
  ),
  total: inIndonesian('Total', 'Total'),
  given: inIndonesian('Uang dari pembeli', 'Cash from the customer'),
  change: inIndonesian('Kembalian {amount}', 'Change {amount}'),
  notEnough: inIndonesian('Kurang {amount}', '{amount} missing'),
  take: inIndonesian('Terima {amount} tunai', 'Take {amount} in cash'),
  selling: inIndonesian('Mencatat …', 'Recording …'),
  sold: inIndonesian('Terjual', 'Sold'),
  last: inIndonesian('Terakhir: {number}, {amount}', 'Last: {number}, {amount}'),
  notSold: inIndonesian('Belum tercatat', 'Not recorded'),
} as const

/** Opening, counting and closing a person's cash drawer. */
export const shiftWords = {
  title: inIndonesian('Kas saya', 'My cash'),
  about: inIndonesian(
    'Tulis uang kembalian di laci, lalu buka. Tunai yang Anda catat sampai kas ditutup masuk ke sini sendiri.',
    'Write the change in the drawer, then open. Cash that you record until closing is added by itself.',
  ),
  openingFloat: inIndonesian('Uang awal', 'Opening float'),
  floatWrong: inIndonesian(
    'Tulis jumlahnya dalam rupiah penuh, boleh 0.',
    'Write the amount in whole rupiah; 0 is allowed.',
  ),
  open: inIndonesian('Buka kas', 'Open the cash'),
  opened: inIndonesian('Kas dibuka', 'Cash opened'),
  notOpened: inIndonesian('Kas belum dibuka', 'The cash is not open'),
  since: inIndonesian('Dibuka {time}', 'Opened {time}'),
  received: inIndonesian('Tunai diterima', 'Cash received'),
  givenBack: inIndonesian('Tunai dikembalikan', 'Cash given back'),
  expected: inIndonesian('Seharusnya di laci', 'Expected in the drawer'),
  moves: inIndonesian('Tunai satu per satu', 'Cash one by one'),
  noMoves: inIndonesian('Belum ada tunai.', 'No cash yet.'),
  counted: inIndonesian('Uang yang dihitung', 'Counted cash'),
  countedWrong: inIndonesian(
    'Hitung uang di laci, lalu tulis jumlahnya dalam rupiah penuh.',
    'Count the cash in the drawer, then write it in whole rupiah.',
  ),
  difference: inIndonesian('Selisih', 'Difference'),
  even: inIndonesian('Pas, tidak ada selisih.', 'Exact, no difference.'),
  short: fillIndonesian('Kurang {amount}.', '{amount} short.', { amount: formatRupiah }),
  over: fillIndonesian('Lebih {amount}.', '{amount} over.', { amount: formatRupiah }),
  reason: inIndonesian('Alasan selisih', 'Reason for the difference'),
  reasonMissing: inIndonesian('Tulis alasan selisihnya.', 'Write the reason for the difference.'),
  close: inIndonesian('Tutup kas', 'Close the cash'),
  closed: inIndonesian('Kas ditutup', 'Cash closed'),
  notClosed: inIndonesian('Kas belum ditutup', 'The cash is not closed'),
  notSent: inIndonesian('Belum tersimpan. Coba lagi.', 'Not saved. Try again.'),
} as const

/** Shifts of the last days. */
export const pastShifts = {
  title: inIndonesian('Kas sebelumnya', 'Earlier cash'),
  days: inIndonesian('Dibuka atau ditutup dalam', 'Opened or closed within'),
  lastDays: fillIndonesian('{days} hari terakhir', 'the last {days} days'),
  none: inIndonesian('Belum ada kas yang ditutup.', 'No cash was closed yet.'),
  notLoaded: inIndonesian('Kas belum bisa dimuat.', 'The cash could not be loaded.'),
  stillOpen: inIndonesian('Masih dibuka', 'Still open'),
  from: inIndonesian('{from} sampai {to}', '{from} to {to}'),
  closedBy: inIndonesian('Ditutup oleh {person}', 'Closed by {person}'),
  corrected: inIndonesian(
    (now: number) => `Catatannya berubah sesudah ditutup: sekarang seharusnya ${formatRupiah(now)}.`,
    (now) => `The records changed after closing: ${formatRupiah(now)} is expected now.`,
  ),
  outside: fillIndonesian(
    'Tunai tanpa kas yang dibuka: {received} diterima, {givenBack} dikembalikan.',
    'Cash without an open shift: {received} received, {givenBack} given back.',
    { received: formatRupiah, givenBack: formatRupiah },
  ),
} as const

/** Money received and given back, as a table. */
export const moneyTable = {
  today: inIndonesian('Uang hari ini', 'Money today'),
  about: inIndonesian(
    'Semua uang pada hari diterima atau dikembalikan, apa pun pesanannya. Omzet dihitung per hari pesanan.',
    'All money on the day it was received or given back, whatever the order. Revenue counts by the day of the order.',
  ),
  byMethod: inIndonesian('Per cara bayar', 'By method'),
  byPerson: inIndonesian('Per orang', 'By person'),
  byDay: inIndonesian('Uang diterima dan dikembalikan', 'Money received and given back'),
  day: inIndonesian('Tanggal', 'Date'),
  method: inIndonesian('Cara bayar', 'Method'),
  received: inIndonesian('Diterima', 'Received'),
  givenBack: inIndonesian('Dikembalikan', 'Given back'),
  net: inIndonesian('Bersih', 'Net'),
  online: inIndonesian('Bayar online', 'Online'),
  none: inIndonesian('Belum ada uang.', 'No money yet.'),
  deposits: inIndonesian('DP belum lunas', 'Deposits'),
  held: inIndonesian(
    'DP yang masih dipegang: {amount}. Belum termasuk omzet sampai pesanannya lunas.',
    'Deposits held: {amount}. They are no revenue until their order is paid.',
  ),
  kept: inIndonesian(
    'DP yang disimpan dari pesanan batal: {amount}.',
    'Deposits kept of cancelled orders: {amount}.',
  ),
  ordersWithDeposit: fillIndonesian('Lihat {orders} dengan DP', 'Show {orders} with a deposit', {
    orders: orderCount,
  }),
  download: inIndonesian('Unduh CSV', 'Download CSV'),
} as const

/** `Pas`, `Kurang Rp 2.000`, `Lebih Rp 2.000` */
export const differenceWords = (difference: number): Sentence =>
  difference === 0
    ? shiftWords.even
    : difference < 0
      ? shiftWords.short(-difference)
      : shiftWords.over(difference)
