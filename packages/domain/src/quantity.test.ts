import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formQuantityMaximum, parseQuantityInput, quantityMinimum } from './quantity.ts'

it('offers 1 to 50 packages', () => {
  expect([quantityMinimum, formQuantityMaximum]).toEqual([1, 50])
})

it.each([
  ['1', 1],
  ['50', 50],
  [' 7 ', 7],
  ['007', 7],
  ['51', 50],
  ['99999999999999999999', 50],
  ['1e9', 50],
  ['0', 1],
  ['-5', 1],
  ['2.9', 2],
  ['2,9', 2],
])('reads %j as %d', (text, quantity) => {
  expect(parseQuantityInput(text)).toBe(quantity)
})

it.each([
  '',
  ' ',
  'dua',
  '12abc',
  'abc12',
  '1.2.3',
  'NaN',
  'Infinity',
  '0x10',
  '-',
  '٣',
])('makes the non-numeric %j a 1', (text) => {
  expect(parseQuantityInput(text)).toBe(1)
})

it('always returns a whole number within the limits of the form', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
      const quantity = parseQuantityInput(text)
      return Number.isInteger(quantity) && quantity >= 1 && quantity <= 50
    }),
  )
})

it('leaves every allowed quantity unchanged', () => {
  for (let quantity = 1; quantity <= 50; quantity++)
    expect(parseQuantityInput(String(quantity))).toBe(quantity)
})
