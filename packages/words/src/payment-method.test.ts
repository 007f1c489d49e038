import { demoMethods } from '@dimsum/domain/payment-method'
import { expect, it } from 'vitest'
import { demoMethodLabel, paidOrNot, paymentState } from './payment-method.ts'
import { languages, textOf } from './sentence.ts'

it('names the three simulated methods', () => {
  const labels = demoMethods.map((method) => textOf(demoMethodLabel[method], 'default'))
  expect(labels).toEqual(['Credit Card', 'Bank Transfer', 'E-Wallet'])
})

it('says paid and unpaid in both languages', () => {
  const shown = languages.map((byDefault) =>
    [true, false].map((isPaid) => textOf(paidOrNot(isPaid, byDefault), 'default')),
  )
  expect(shown).toEqual([
    ['Lunas', 'Belum Bayar'],
    ['Paid', 'Pending Payment'],
  ])
})

it('calls an order with a total of zero free, until it is recorded as paid', () => {
  const order = { isPaid: false, totalPrice: '0.00', charges: [{ kind: 'promotion' }] }
  expect(textOf(paymentState(order), 'default')).toBe('Gratis')
  expect(textOf(paymentState(order, 'en'), 'default')).toBe('Free')
  expect(textOf(paymentState({ ...order, isPaid: true }), 'default')).toBe('Lunas')
  expect(textOf(paymentState({ ...order, totalPrice: '58000.00' }), 'default')).toBe('Belum Bayar')
})
