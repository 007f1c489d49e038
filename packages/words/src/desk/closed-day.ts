import { orderCount } from '../counts.ts'
import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Orders of a day that the kitchen is closed on. */
export const closedDay = {
  title: inIndonesian(
    (orders: number) => `Tanggal ini tutup, tetapi masih ada ${orders} pesanan`,
    (orders) => `This day is closed, but it still has ${orders} ${orders === 1 ? 'order' : 'orders'}`,
  ),
  about: inIndonesian(
    'Pindahkan semuanya ke hari lain, lalu kabari pelanggannya satu per satu.',
    'Move them all to another day, then tell each customer.',
  ),
  to: inIndonesian('Pindah ke tanggal', 'Move to'),
  move: inIndonesian('Pindahkan semua', 'Move all'),
  override: inIndonesian(
    'Tetap pindahkan, melewati batas pesan dan kapasitas',
    'Move anyway, past the deadline and the capacity',
  ),
  progress: fillIndonesian('Memindahkan {done} dari {of}...', 'Moving {done} of {of}...'),
  moved: fillIndonesian('{orders} dipindah ke {day}.', '{orders} moved to {day}.', {
    orders: orderCount,
    day: dates.dayOfYear,
  }),
  tell: fillIndonesian('Kabari {name}', 'Tell {name}'),
  refused: inIndonesian('Belum pindah:', 'Not moved:'),
} as const
