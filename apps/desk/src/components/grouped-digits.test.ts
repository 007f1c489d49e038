import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAfter, digitsIn, grouped } from './grouped-digits.ts'

describe('a price while it is typed', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['580', '580'],
    ['58000', '58.000'],
    ['2000000000', '2.000.000.000'],
  ])('%j reads %j', (typed, shown) => expect(grouped(typed)).toBe(shown))

  it('keeps digits only', () => expect(digitsIn('Rp 58.000,-')).toBe('58000'))

  it('keeps every digit in its place, and the caret behind the digit it was behind', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,10}$/), fc.nat(10), (digits, n) => {
        const text = grouped(digits)
        expect(digitsIn(text)).toBe(digits)
        const behind = Math.min(n, digits.length)
        expect(digitsIn(text.slice(0, caretAfter(text, behind)))).toBe(digits.slice(0, behind))
      }),
    )
  })
})
