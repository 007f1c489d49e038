import { demoMethods } from '@dimsum/domain/payment-method'
import { expect, it } from 'vitest'
import { demoMethodLabel, paidOrNot, paidOrNotInEnglish } from './payment-method.ts'
import { textOf } from './sentence.ts'

it('names the three simulated methods', () => {
  expect(demoMethods.map((method) => textOf(demoMethodLabel[method], 'default'))).toEqual([
    'Credit Card',
    'Bank Transfer',
    'E-Wallet',
  ])
})

it('says paid and unpaid in both languages', () => {
  const shown = [paidOrNot, paidOrNotInEnglish].map((say) =>
    [true, false].map((isPaid) => textOf(say(isPaid), 'default')),
  )
  expect(shown).toEqual([
    ['Lunas', 'Belum Bayar'],
    ['Paid', 'Pending Payment'],
  ])
})
