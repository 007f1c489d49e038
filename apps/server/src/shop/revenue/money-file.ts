import { byteOrderMark, csvRow } from '../orders/export/csv.ts'
import type { listMoneyDays } from './money-moves.queries.ts'

/** Money by day and method as a table for the bookkeeper. */
export const moneyFile = (rows: Awaited<ReturnType<typeof listMoneyDays>>): string =>
  byteOrderMark +
  [
    ['Tanggal', 'Cara Bayar', 'Diterima (Rp)', 'Dikembalikan (Rp)', 'Bersih (Rp)', 'DP Belum Lunas (Rp)'],
    ...rows.map(({ date, method, received, givenBack, deposits = 0 }) => [
      date,
      method,
      received,
      givenBack,
      received - givenBack,
      deposits,
    ]),
  ]
    .map(csvRow)
    .join('')
