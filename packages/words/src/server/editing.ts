/** Reasons why the goods of an order cannot be changed. `number` is the order's, as on its label. */
import { formatRupiah } from '@dimsum/domain/money'
import { fillIndonesian } from '../sentence.ts'

export const editing = {
  changed: fillIndonesian(
    'Pesanan #{number} baru diubah di perangkat lain. Periksa, lalu simpan lagi.',
    'Order #{number} was just changed on another device. Check it, then save again.',
  ),
  discountTooHigh: fillIndonesian('Potongan paling banyak {most}.', 'The discount can be at most {most}.', {
    most: formatRupiah,
  }),
} as const
