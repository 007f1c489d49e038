import { formatPieces } from '@dimsum/domain/pricing'
import { formatWeekdayShort } from '@dimsum/domain/wib-date'
import { orderCount } from '../counts.ts'
import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian, perLanguage } from '../sentence.ts'
import { pieceCount } from './kitchen.ts'

/** The strip of days, and the content of a day. */
export const kitchenDays = {
  day: inIndonesian('Tanggal', 'Date'),
  notLoaded: inIndonesian('Isi tiap tanggal belum bisa dimuat.', 'The days could not be loaded.'),
  otherDay: inIndonesian('Tanggal lain', 'Another date'),
  today: inIndonesian('Hari ini', 'Today'),
  tomorrow: inIndonesian('Besok', 'Tomorrow'),
  short: perLanguage(formatWeekdayShort),
  closed: inIndonesian('Tutup', 'Closed'),
  closedWith: fillIndonesian('Tutup · {taken}', 'Closed · {taken}', { taken: pieceCount }),
  taken: pieceCount,
  takenAndLeft: fillIndonesian('{taken} · sisa {left}', '{taken} · {left} left', { taken: pieceCount }),
  left: fillIndonesian('sisa {left}', '{left} left', { left: pieceCount }),
} as const

/** «Atur hari ini»: limits of a day. */
export const capacity = {
  setToday: inIndonesian('Atur hari ini', 'Set up today'),
  setDay: inIndonesian('Atur tanggal ini', 'Set up this date'),
  about: inIndonesian(
    'Berlaku untuk tanggal ini saja. Pesanan yang sudah masuk tetap jalan.',
    'For this date only. Orders that came in stay as they are.',
  ),
  saved: inIndonesian('Tersimpan', 'Saved'),
  most: inIndonesian('Maksimal pcs', 'Most pieces'),
  mostHint: inIndonesian(
    (usual: number | null, taken: number) =>
      `Kosongkan untuk mengikuti hari biasa (${usual === null ? 'tidak dibatasi' : formatPieces(usual)}). Sudah terpesan ${formatPieces(taken)}.`,
    (usual, taken) =>
      `Leave it empty to keep the usual limit (${usual === null ? 'none' : formatPieces(usual, 'en')}). ${formatPieces(taken, 'en')} are ordered.`,
  ),
  taken: fillIndonesian('Sudah terpesan {taken}', '{taken} are ordered', { taken: pieceCount }),
  takenAbout: inIndonesian(
    'Pesanan itu tetap dimasak. Pesanan baru untuk tanggal ini tidak diterima.',
    'Those orders are still cooked. New orders for this date are not accepted.',
  ),
  close: inIndonesian('Tutup untuk pesanan baru', 'Closed for new orders'),
  note: inIndonesian('Catatan dapur', 'Kitchen note'),
  noteHint: inIndonesian(
    'Hanya untuk dapur, tidak terlihat pelanggan',
    'For the kitchen only, customers do not see it',
  ),
  save: inIndonesian('Simpan', 'Save'),
} as const

export const dayLabels = {
  notMarked: inIndonesian('Tanda «dicetak» belum tersimpan', 'The mark “printed” is not saved'),
  stillGood: inIndonesian('Labelnya tetap bisa dipakai.', 'What was printed is good to use.'),
  notLoaded: inIndonesian('Label belum bisa dimuat.', 'The labels could not be loaded.'),
  withPrinted: fillIndonesian('Sertakan {count} yang sudah dicetak', 'With the {count} printed before'),
  allPrintedToday: inIndonesian('Semua label hari ini sudah dicetak', 'All labels of today are printed'),
  allPrinted: inIndonesian('Semua label tanggal ini sudah dicetak', 'All labels of this date are printed'),
  none: inIndonesian('Belum ada label untuk tanggal ini', 'No labels for this date yet'),
} as const

/** The printed cook sheet. */
export const printedSheet = {
  title: inIndonesian('Dapur · {day}', 'Kitchen · {day}'),
  printed: fillIndonesian('Dicetak {at}', 'Printed {at}', { at: dates.deadline }),
  steamed: inIndonesian('Dikukus', 'To steam'),
  unconfirmed: fillIndonesian(
    'Belum dikonfirmasi, tidak dihitung: {orders}, {pieces}',
    'Not confirmed, not counted: {orders}, {pieces}',
    { orders: orderCount, pieces: pieceCount },
  ),
} as const
