/** Orders that are paid in parts: a deposit (DP) and the rest. */
import { formatOrderId } from '@dimsum/domain/order-number'
import { inIndonesian } from './sentence.ts'

/** The item on the payment provider's page. */
export const partName = {
  deposit: inIndonesian(
    (id: number) => `DP pesanan ${formatOrderId(id)}`,
    (id) => `Deposit of order ${formatOrderId(id)}`,
  ),
  rest: inIndonesian(
    (id: number) => `Pelunasan pesanan ${formatOrderId(id)}`,
    (id) => `Rest of order ${formatOrderId(id)}`,
  ),
} as const

export const partPayment = {
  paid: inIndonesian('Sudah dibayar', 'Already paid'),
  due: inIndonesian('Sisa tagihan', 'Still to pay'),
} as const
