import { isFree } from '@dimsum/domain/awaited-payment'
import type { DemoMethod } from '@dimsum/domain/payment-method'
import { inEnglish, inIndonesian, type Language, type Sentence } from './sentence.ts'

const paid = inIndonesian('Lunas', 'Paid')
const unpaid = inIndonesian('Belum Bayar', 'Pending Payment')
const partly = inIndonesian('Dibayar Sebagian', 'Partly Paid')
const free = inIndonesian('Gratis', 'Free')

/** Payment state. English by default on the payment pages and in the desk, Indonesian on invoice and tracking. */
export const paidOrNot = (isPaid: boolean, byDefault: Language = 'id'): Sentence => ({
  ...(isPaid ? paid : unpaid),
  byDefault,
})

/** Like `paidOrNot`, but free when the total is zero, and partly paid when a part of it came. */
export const paymentState = (
  order: Parameters<typeof isFree>[0] & {
    readonly isPaid: boolean
    readonly amountPaid?: string | null | undefined
  },
  byDefault: Language = 'id',
): Sentence => {
  if (!order.isPaid && isFree(order)) return { ...free, byDefault }
  return order.amountPaid ? { ...partly, byDefault } : paidOrNot(order.isPaid, byDefault)
}

/** Simulated methods of the demo page; the real ones have other names. */
export const demoMethodLabel = {
  credit_card: inEnglish('Credit Card', 'Kartu Kredit'),
  bank_transfer: inEnglish('Bank Transfer', 'Transfer Bank'),
  ewallet: inEnglish('E-Wallet', 'Dompet Digital'),
} as const satisfies Record<DemoMethod, Sentence>
