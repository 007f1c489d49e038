import { demoMethods } from '@dimsum/domain/payment-method'
import { expect, it } from 'vitest'
import { demoMethodLabel, paidOrNot } from './payment-method.ts'
import { languages, textOf } from './sentence.ts'

it('names the three simulated methods', () => {
  expect(demoMethods.map((method) => textOf(demoMethodLabel[method], 'default'))).toEqual([
    'Credit Card',
    'Bank Transfer',
    'E-Wallet',
  ])
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
