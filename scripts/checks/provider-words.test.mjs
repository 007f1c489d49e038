import { expect, it, test } from 'vitest'
import { findProviderWords, providerWordsOf } from './provider-words.mjs'

test('words of the payment provider stay behind the port', () => {
  expect(findProviderWords()).toEqual([])
})

it.each([
  ['a status', "if (report.word === 'settlement') pay()"],
  ['a status that is an English word', "const isOver = word === 'expire'"],
  ['a field', 'const status = body.transaction_status'],
  ['a method', "const ways = ['bca_va']"],
  ['a field in SQL', "const query = sql`select data ->> 'fraud_status' from events`"],
])('%s is found', (_, code) => {
  expect(providerWordsOf(code)).toHaveLength(1)
})

it.each([
  ["the shop's own way to pay", "const method = 'gopay'"],
  ['English', "element.addEventListener('click', act, { capture: true })"],
])('%s is allowed', (_, code) => {
  expect(providerWordsOf(code)).toEqual([])
})
