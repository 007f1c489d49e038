import { paymentMethods } from '@dimsum/domain/payment-method'
import { textOf } from '@dimsum/words/sentence'
import { expect, it } from 'vitest'
import { paymentMethodWord, providerMethodWord } from './payment-method-word.ts'

const word = (method: string) => textOf(paymentMethodWord(method), 'default')
const provider = (type: string) => textOf(providerMethodWord(type), 'default')

it('translates Midtrans’s names to the shop’s', () => {
  expect(provider('bank_transfer')).toBe('Virtual Account')
  expect(provider('echannel')).toBe('Virtual Account Mandiri')
  expect(provider('gopay')).toBe('GoPay')
  expect(provider('akulaku')).toBe('akulaku')
})

it('has a name for every stored payment method', () => {
  expect(paymentMethods.map(word)).toEqual(['Virtual Account', 'GoPay', 'QRIS'])
  expect(word('tunai')).toBe('Tunai')
  expect(word('midtrans_bank_transfer')).toBe('Bank Transfer (demo)')
  expect(word('midtrans_bca_va')).toBe('Virtual Account BCA (simulasi)')
  expect(word('midtrans_new')).toBe('midtrans_new')
  expect(word('lewat adik')).toBe('lewat adik')
  expect(word('')).toBe('cara lain')
})
