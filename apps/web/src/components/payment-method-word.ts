import {
  demoMethodLabel,
  demoMethods,
  demoPaymentMethod,
  paymentMethodLabel,
} from '@dimsum/domain/payment-method'

/** Ways to pay that the owner records by hand: what is stored, and what it is called. */
export const handPayments = { tunai: 'Tunai', transfer: 'Transfer', qris_statis: 'QRIS statis' } as const

const words: Readonly<Record<string, string>> = {
  ...paymentMethodLabel,
  ...handPayments,
  ...Object.fromEntries(
    demoMethods.map((method) => [demoPaymentMethod(method), `${demoMethodLabel[method]} (demo)`]),
  ),
}

/** What a stored way to pay is called; the owner's own words stay as they are. */
export const paymentMethodWord = (method: string): string => words[method] ?? (method || 'cara lain')
