import { expect, it } from 'vitest'
import {
  demoMethods,
  demoPaymentMethod,
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

it('simulates three methods and marks them as simulated on the order', () => {
  expect(demoMethods.map(demoPaymentMethod)).toEqual([
    'midtrans_credit_card',
    'midtrans_bank_transfer',
    'midtrans_ewallet',
  ])
})
