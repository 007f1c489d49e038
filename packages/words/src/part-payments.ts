/** Orders that are paid in parts: a deposit (DP) and the rest. */
import { formatRupiah, type Rupiah } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import { formatWibDay } from '@dimsum/domain/wib-date'
import { fillIndonesian, inIndonesian } from './sentence.ts'

/** The item on the payment provider's page. */
export const partName = {
  deposit: fillIndonesian('DP pesanan {id}', 'Deposit of order {id}', { id: formatOrderId }),
  rest: fillIndonesian('Pelunasan pesanan {id}', 'Rest of order {id}', { id: formatOrderId }),
} as const

export const partPayment = {
  paid: inIndonesian('Sudah dibayar', 'Already paid'),
  due: inIndonesian('Sisa tagihan', 'Still to pay'),
  dueBy: fillIndonesian('Paling lambat {day}', 'By {day}'),
} as const

/** The offer of a deposit: on the order form and on the payment page. */
export const depositOffer = {
  choose: inIndonesian('Berapa yang dibayar sekarang?', 'How much do you pay now?'),
  deposit: inIndonesian('DP dulu', 'Deposit first'),
  whole: inIndonesian('Lunas', 'The whole amount'),
  restBy: inIndonesian(
    (rest: Rupiah, day: string | null) =>
      `Sisa ${formatRupiah(rest)}${day === null ? ' menyusul' : ` paling lambat ${formatWibDay(day)}`}.`,
    (rest, day) =>
      `The rest of ${formatRupiah(rest)} ${day === null ? 'follows' : `by ${formatWibDay(day, 'en')}`}.`,
  ),
  atOrdering: inIndonesian(
    (deposit: Rupiah, rest: Rupiah, day: string | null) =>
      `Boleh DP ${formatRupiah(deposit)} dulu. Sisa ${formatRupiah(rest)}${day === null ? ' menyusul' : ` paling lambat ${formatWibDay(day)}`}.`,
    (deposit, rest, day) =>
      `You may pay a deposit of ${formatRupiah(deposit)} first. The rest of ${formatRupiah(rest)} ${day === null ? 'follows' : `is due by ${formatWibDay(day, 'en')}`}.`,
  ),
} as const
