import { expect, expectTypeOf, test } from 'vitest'
import {
  fillEnglish,
  fillIndonesian,
  inEnglish,
  inIndonesian,
  languageOf,
  perLanguage,
  readLanguageChoice,
  type Sentence,
  textOf,
} from './sentence.ts'

const track = inIndonesian('Lacak Pesanan', 'Track your order')
const orderId = inEnglish('Order ID', 'Nomor pesanan')

test('without a choice each sentence has its default language', () => {
  expect([textOf(track, 'default'), languageOf(track, 'default')]).toEqual(['Lacak Pesanan', 'id'])
  expect([textOf(orderId, 'default'), languageOf(orderId, 'default')]).toEqual(['Order ID', 'en'])
})

test('a chosen language applies to every sentence', () => {
  expect([track, orderId].map((sentence) => textOf(sentence, 'id'))).toEqual([
    'Lacak Pesanan',
    'Nomor pesanan',
  ])
  expect([track, orderId].map((sentence) => textOf(sentence, 'en'))).toEqual(['Track your order', 'Order ID'])
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
  expectTypeOf(moved).parameters.toEqualTypeOf<
    [value: string | number | Sentence, value: string | number | Sentence]
  >()
  // @ts-expect-error the English text lacks a value
  fillIndonesian('Sisa {count} buah', 'Some pieces left')
})

test('a writer turns a value into the words of each language', () => {
  const months = ['Januari', 'January'] as const
  const monthOf = perLanguage((month: 0, language) => months[language === 'id' ? month : month + 1] ?? '')
  const opens = fillIndonesian('{name}: mulai {month}', '{name}: from {month}', { month: monthOf })
  expect(opens('Toko', 0)).toEqual({ id: 'Toko: mulai Januari', en: 'Toko: from January', byDefault: 'id' })
  expectTypeOf(opens).parameters.toEqualTypeOf<[value: string | number | Sentence, value: 0]>()
  // @ts-expect-error: the text has no value `day`
  fillIndonesian('Mulai {month}', 'From {month}', { day: monthOf })
})

test('both languages of a sentence have the same parts', () => {
  const consent = inIndonesian('Baca {privacy} kami.', 'Read our {privacy}.')
  expectTypeOf(consent).toEqualTypeOf<Sentence<'privacy'>>()
  // @ts-expect-error the English text lacks the link
  inIndonesian('Baca {privacy} kami.', 'Read our privacy notice.')
  // @ts-expect-error the English text has an extra part
  inIndonesian('Baca.', 'Read our {privacy}.')
})

test('an unknown choice is the default', () => {
  expect(['id', 'en', 'fr', '', undefined].map(readLanguageChoice)).toEqual([
    'id',
    'en',
    'default',
    'default',
    'default',
  ])
})
