/** Reasons why the goods of an order cannot be changed. `number` is the order's, as on its label. */
import { formatRupiah, type Rupiah } from '@dimsum/domain/money'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

export const editing = {
  changed: fillIndonesian(
    'Pesanan #{number} baru diubah di perangkat lain. Periksa, lalu simpan lagi.',
    'Order #{number} was just changed on another device. Check it, then save again.',
  ),
  discountTooHigh: inIndonesian(
    (most: Rupiah) => `Potongan paling banyak ${formatRupiah(most)}.`,
    (most) => `The discount can be at most ${formatRupiah(most)}.`,
  ),
} as const
