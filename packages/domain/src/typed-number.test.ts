import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, readCount, readPercent, typedText } from './typed-number.ts'

const readers = { readCount, readAmount, readPercent }
const whole = fc.integer({ min: 0, max: 999_999_999_999 })

test.each(Object.entries(readers))('%s parses a number with any thousands separator', (_name, read) => {
  fc.assert(
    fc.property(whole, fc.constantFrom('', '.', ',', ' ', '\u00A0'), (number, mark) => {
      const text = String(number).replaceAll(/\B(?=(\d{3})+$)/g, mark)
      expect(read(` ${text} `)).toBe(number)
    }),
  )
})

test.each(Object.entries(readers))('%s does not read a decimal as another number', (_name, read) => {
  const decimals = fc.stringMatching(/^\d{1,2}$|^\d{4,5}$/)
  fc.assert(
    fc.property(whole, fc.constantFrom('.', ','), decimals, (number, mark, decimal) => {
      const typed = `${number}${mark}${decimal}`
      expect(read(typed)).toBe(typed)
    }),
  )
})

test.each(Object.entries(readers))('%s returns a number, or the typed text unchanged', (_name, read) => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,%-+eRpo \u00A0') }), (typed) => {
      const value = read(typed)
      const digits = Number(typed.replaceAll(/\D/g, ''))
      expect([digits, typed, null]).toContain(value)
      expect(read(typedText(value))).toBe(value)
    }),
  )
})

test.each([
  '0.500',
  '12o',
  '-5',
  '1e3',
  '½',
  '1.000,00',
  '12,34.567',
  '1 0',
  'Rp',
  '%',
])('no field takes %s', (typed) => {
  for (const read of Object.values(readers)) expect(read(typed)).toBe(typed)
})

test('an amount may include its currency, a percentage its sign, a count neither', () => {
  expect([readAmount('Rp 58.000'), readAmount('rp58000'), readPercent('10 %')]).toEqual([58_000, 58_000, 10])
  const unread = [readCount('Rp 10'), readCount('10%'), readPercent('Rp 10'), readAmount('10%')]
  expect(unread).toEqual(['Rp 10', '10%', 'Rp 10', '10%'])
})

test('an empty field has no number, and its text is empty', () => {
  for (const read of Object.values(readers)) expect([read(''), read(' ')]).toEqual([null, null])
  expect([null, undefined, '2,5', 1_234_567].map(typedText)).toEqual(['', '', '2,5', '1.234.567'])
})
