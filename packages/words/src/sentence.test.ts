import { expect, test } from 'vitest'
import {
  fillEnglish,
  fillIndonesian,
  inEnglish,
  inIndonesian,
  type LanguageChoice,
  languageOf,
  perLanguage,
  readLanguageChoice,
  textOf,
} from './sentence.ts'

const track = inIndonesian('Lacak Pesanan', 'Track your order')
const orderId = inEnglish('Order ID', 'Nomor pesanan')

test('a chosen language applies to every sentence; without a choice each has its default', () => {
  const shown = (choice: LanguageChoice) => [track, orderId].map((sentence) => textOf(sentence, choice))
  expect(shown('id')).toEqual(['Lacak Pesanan', 'Nomor pesanan'])
  expect(shown('en')).toEqual(['Track your order', 'Order ID'])
  expect(shown('default')).toEqual(['Lacak Pesanan', 'Order ID'])
  expect([track, orderId].map((sentence) => languageOf(sentence, 'default'))).toEqual(['id', 'en'])
})

test('parameters are typed, and each language formats them itself', () => {
  const left = inIndonesian(
    (pieces: number) => `Sisa ${pieces} buah`,
    (pieces) => (pieces === 1 ? '1 piece left' : `${pieces} pieces left`),
  )
  expect([1, 2].map((pieces) => left(pieces).en)).toEqual(['1 piece left', '2 pieces left'])
  expect(left(1)).toEqual({ id: 'Sisa 1 buah', en: '1 piece left', byDefault: 'id' })
})

test('values stand in braces, in the order of the first text, in each language', () => {
  const moved = fillIndonesian('{goods}: {count} buah masuk', '{count} pieces of {goods} came in')
  expect(moved(track, 3)).toEqual({
    id: 'Lacak Pesanan: 3 buah masuk',
    en: '3 pieces of Track your order came in',
    byDefault: 'id',
  })
  expect(fillEnglish('Last {days} days', '{days} hari terakhir')(7)).toEqual({
    id: '7 hari terakhir',
    en: 'Last 7 days',
    byDefault: 'en',
  })
})

test('a writer turns a value into the words of each language', () => {
  const months = ['Januari', 'January'] as const
  const monthOf = perLanguage((month: 0, language) => months[language === 'id' ? month : month + 1] ?? '')
  const opens = fillIndonesian('{name}: mulai {month}', '{name}: from {month}', { month: monthOf })
  expect(opens('Toko', 0)).toEqual({ id: 'Toko: mulai Januari', en: 'Toko: from January', byDefault: 'id' })
})

test('the types refuse a text that lacks a part of the other language, or has more', () => {
  // @ts-expect-error the English text lacks a value
  fillIndonesian('Sisa {count} buah', 'Some pieces left')
  // @ts-expect-error the English text lacks the link
  inIndonesian('Baca {privacy} kami.', 'Read our privacy notice.')
  // @ts-expect-error the English text has an extra part
  inIndonesian('Baca.', 'Read our {privacy}.')
})

test('an unknown choice is the default', () => {
  const read = ['id', 'en', 'fr', '', undefined].map(readLanguageChoice)
  expect(read).toEqual(['id', 'en', 'default', 'default', 'default'])
})
