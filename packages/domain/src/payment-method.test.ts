import { expect, it } from 'vitest'
import {
  demoMethodLabel,
  demoMethods,
  demoPaymentMethod,
  isPaidEnglish,
  paymentMethodLabel,
  paymentMethods,
  virtualAccountBanks,
} from './payment-method.ts'

it('offers virtual account, GoPay and QRIS', () => {
  expect(paymentMethods.map((method) => paymentMethodLabel[method])).toEqual([
    'Virtual Account',
    'GoPay',
    'QRIS',
  ])
  expect(virtualAccountBanks).toEqual(['BCA', 'BNI', 'BRI', 'Mandiri', 'Permata', 'CIMB'])
})

it('simulates three methods and names them as such on the order', () => {
  expect(demoMethods.map(demoPaymentMethod)).toEqual([
    'midtrans_credit_card',
    'midtrans_bank_transfer',
    'midtrans_ewallet',
  ])
  expect(demoMethods.map((method) => demoMethodLabel[method])).toEqual([
    'Credit Card',
    'Bank Transfer',
    'E-Wallet',
  ])
})

it('says paid and unpaid', () => {
  expect([isPaidEnglish(true), isPaidEnglish(false)]).toEqual(['Paid', 'Pending Payment'])
})
