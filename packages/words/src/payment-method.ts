import type { DemoMethod } from '@dimsum/domain/payment-method'
import { englishByDefault, inEnglish, inIndonesian, type Sentence } from './sentence.ts'

const paid = inIndonesian('Lunas', 'Paid')
const unpaid = inIndonesian('Belum Bayar', 'Pending Payment')

/** Whether an order is paid: invoice and tracking. */
export const paidOrNot = (isPaid: boolean): Sentence => (isPaid ? paid : unpaid)

/** The same on the payment pages and at the desk, which are English by default. */
export const paidOrNotInEnglish = (isPaid: boolean): Sentence => englishByDefault(paidOrNot(isPaid))

/** The simulated methods of the demo page. The real ones have names of their own. */
export const demoMethodLabel = {
  credit_card: inEnglish('Credit Card', 'Kartu Kredit'),
  bank_transfer: inEnglish('Bank Transfer', 'Transfer Bank'),
  ewallet: inEnglish('E-Wallet', 'Dompet Digital'),
} as const satisfies Record<DemoMethod, Sentence>
