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

/** The provider's own words: https://docs.midtrans.com/reference/payment-method, and those of the webhook test page. */
const providerWords: Readonly<Record<string, string>> = {
  bank_transfer: paymentMethodLabel.virtual_account,
  echannel: `${paymentMethodLabel.virtual_account} Mandiri`,
  bca_va: `${paymentMethodLabel.virtual_account} BCA`,
  bni_va: `${paymentMethodLabel.virtual_account} BNI`,
  gopay: paymentMethodLabel.gopay,
  qris: paymentMethodLabel.qris,
  credit_card: 'Kartu kredit',
  cstore: 'Gerai (Indomaret, Alfamart)',
  shopeepay: 'ShopeePay',
  ovo: 'OVO',
  dana: 'DANA',
}

const simulated = /^midtrans_(.+)$/

/** What a stored way to pay is called; the owner's own words stay as they are. */
export const paymentMethodWord = (method: string): string => {
  const [, simulatedType] = simulated.exec(method) ?? []
  const simulatedWord = simulatedType && providerWords[simulatedType]
  return words[method] ?? (simulatedWord ? `${simulatedWord} (simulasi)` : method || 'cara lain')
}

/** What the owner calls a way to pay that the provider names; an unknown word stays as it came. */
export const providerMethodWord = (type: string): string => providerWords[type] ?? type
