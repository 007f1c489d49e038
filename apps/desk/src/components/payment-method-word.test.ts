import { paymentMethods } from '@dimsum/domain/payment-method'
import { expect, it } from 'vitest'
import { paymentMethodWord, providerMethodWord } from './payment-method-word.ts'

it('calls what the provider names as the shop calls it', () => {
  expect(providerMethodWord('bank_transfer')).toBe('Virtual Account')
  expect(providerMethodWord('echannel')).toBe('Virtual Account Mandiri')
  expect(providerMethodWord('gopay')).toBe('GoPay')
  expect(providerMethodWord('akulaku')).toBe('akulaku')
})

it('calls every stored way to pay by its name', () => {
  expect(paymentMethods.map(paymentMethodWord)).toEqual(['Virtual Account', 'GoPay', 'QRIS'])
  expect(paymentMethodWord('tunai')).toBe('Tunai')
  expect(paymentMethodWord('midtrans_bank_transfer')).toBe('Bank Transfer (demo)')
  expect(paymentMethodWord('midtrans_bca_va')).toBe('Virtual Account BCA (simulasi)')
  expect(paymentMethodWord('midtrans_new')).toBe('midtrans_new')
  expect(paymentMethodWord('lewat adik')).toBe('lewat adik')
  expect(paymentMethodWord('')).toBe('cara lain')
})
