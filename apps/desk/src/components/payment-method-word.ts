import {
  demoMethods,
  demoPaymentMethod,
  paymentMethodLabel,
  paymentMethods,
} from '@dimsum/domain/payment-method'
import { handPayments, paymentKinds, providerPayments } from '@dimsum/words/desk/payment-methods'
import { demoMethodLabel } from '@dimsum/words/payment-method'
import { inIndonesian, type Sentence } from '@dimsum/words/sentence'

const words: Readonly<Record<string, Sentence>> = {
  ...Object.fromEntries(paymentMethods.map((method) => [method, named(paymentMethodLabel[method])])),
  ...handPayments,
  ...Object.fromEntries(
    demoMethods.map((method) => [demoPaymentMethod(method), paymentKinds.demo(demoMethodLabel[method])]),
  ),
}

/** Midtrans's payment types (https://docs.midtrans.com/reference/payment-method) and those of the webhook test page. */
const providerWords: Readonly<Record<string, Sentence>> = {
  ...providerPayments,
  bank_transfer: named(paymentMethodLabel.virtual_account),
  echannel: named(`${paymentMethodLabel.virtual_account} Mandiri`),
  bca_va: named(`${paymentMethodLabel.virtual_account} BCA`),
  bni_va: named(`${paymentMethodLabel.virtual_account} BNI`),
  gopay: named(paymentMethodLabel.gopay),
  qris: named(paymentMethodLabel.qris),
  shopeepay: named('ShopeePay'),
  ovo: named('OVO'),
  dana: named('DANA'),
}

const simulated = /^midtrans_(.+)$/

/** Name of a stored payment method; a text from the owner stays as it is. */
export const paymentMethodWord = (method: string): Sentence => {
  const [, simulatedType] = simulated.exec(method) ?? []
  const simulatedWord = simulatedType && providerWords[simulatedType]
  const stored = words[method]
  if (stored) return stored
  if (simulatedWord) return paymentKinds.simulated(simulatedWord)
  return method === '' ? paymentKinds.other : named(method)
}

/** The shop's name of a Midtrans payment type; an unknown type stays as it is. */
export const providerMethodWord = (type: string): Sentence => providerWords[type] ?? named(type)

/** A name that is the same in every language. */
function named(name: string): Sentence {
  return inIndonesian(name, name)
}
