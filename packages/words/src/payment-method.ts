import type { DemoMethod } from '@dimsum/domain/payment-method'
import { inEnglish, inIndonesian, type Language, type Sentence } from './sentence.ts'

const paid = inIndonesian('Lunas', 'Paid')
const unpaid = inIndonesian('Belum Bayar', 'Pending Payment')

/** Whether an order is paid; English by default on the payment pages and at the desk, Indonesian on invoice and tracking. */
export const paidOrNot = (isPaid: boolean, byDefault: Language = 'id'): Sentence => ({
  ...(isPaid ? paid : unpaid),
  byDefault,
})

/** The simulated methods of the demo page. The real ones have names of their own. */
export const demoMethodLabel = {
  credit_card: inEnglish('Credit Card', 'Kartu Kredit'),
  bank_transfer: inEnglish('Bank Transfer', 'Transfer Bank'),
  ewallet: inEnglish('E-Wallet', 'Dompet Digital'),
} as const satisfies Record<DemoMethod, Sentence>
