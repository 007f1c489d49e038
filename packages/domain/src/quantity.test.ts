import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseQuantityInput } from './quantity.ts'

it.each([
  [' 7 ', 7],
  ['007', 7],
  ['51', 50],
  ['99999999999999999999', 50],
  ['1e9', 50],
  ['0', 1],
  ['-5', 1],
  ['2.9', 2],
  ['2,9', 2],
  ['', 1],
  ['12abc', 1],
  ['abc12', 1],
  ['1.2.3', 1],
  ['Infinity', 1],
  ['0x10', 1],
  ['٣', 1],
])('reads %j as %d', (text, quantity) => {
  expect(parseQuantityInput(text)).toBe(quantity)
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
