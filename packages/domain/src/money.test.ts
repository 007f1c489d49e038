import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatPercentChange,
  formatRupiah,
  formatRupiahPlain,
  formatRupiahShort,
  rupiah,
  rupiahFromWire,
  rupiahToWire,
} from './money.ts'

const wholeAmount = fc.maxSafeInteger().map(rupiah)

describe('rupiah', () => {
  it.each([
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
  ])('refuses %s: money is whole and exact', (n) => {
    expect(() => rupiah(n)).toThrow(RangeError)
  })

  it('has no negative zero', () => {
    expect(Object.is(rupiah(-0), 0)).toBe(true)
  })
})

describe('money on screen', () => {
  it.each([
    [58_000, 'Rp\u00a058.000'],
    [-0, 'Rp\u00a00'],
    [-0.4, 'Rp\u00a00'],
  ])('prints %d as %s', (amount, text) => {
    expect(formatRupiah(amount)).toBe(text)
  })

  it('shows every digit of the amount, in groups of three', () => {
    fc.assert(
      fc.property(wholeAmount, (amount) => {
        const text = formatRupiah(amount)
        expect(text).toMatch(/^-?Rp\u00a0\d{1,3}(\.\d{3})*$/)
        expect(Number(text.replace(/[^\d-]/g, ''))).toBe(amount)
        expect(formatRupiahPlain(amount)).toBe(text.replace('\u00a0', ''))
      }),
    )
  })

  it.each([
    [950, '950'],
    [1_500, '1,5 rb'],
    [600_000, '600 rb'],
    [999_949, '999,9 rb'],
    [999_950, '1 jt'],
    [1_200_000, '1,2 jt'],
    [999_950_000, '1 M'],
    [2_500_000_000, '2,5 M'],
    [-600_000, '-600 rb'],
  ])('shortens %d on chart axes to %s', (amount, text) => {
    expect(formatRupiahShort(amount)).toBe(text)
  })

  it('is shortened in English too', () => {
    const short = [640, 600_000, 1_200_000, 3_000_000_000].map((amount) => formatRupiahShort(amount, 'en'))
    expect(short).toEqual(['640', '600 K', '1.2 M', '3 B'])
  })
})

describe('money on the wire', () => {
  it('is a numeric string with two decimals', () => {
    expect(rupiahToWire(rupiah(58_000))).toBe('58000.00')
  })

  it('survives a round trip', () => {
    fc.assert(fc.property(wholeAmount, (amount) => rupiahFromWire(rupiahToWire(amount)) === amount))
  })

  it.each(['58000', '58000.0', '58000.00'])('reads %s', (text) => {
    expect(rupiahFromWire(text)).toBe(58_000)
  })

  it.each([
    '',
    ' 58000',
    '58000\n',
    '58000.000',
    '58000.50',
    '58000.',
    '.00',
    '58.000',
    '5.8e4',
    '+58000',
    '0x10',
    '٥٨',
    '9007199254740993.00',
  ])('refuses %j', (text) => {
    expect(() => rupiahFromWire(text)).toThrow(RangeError)
  })
})

describe('change in percent', () => {
  it.each([
    [12.44, '+12,4%'],
    [-3, '-3%'],
    [0, '0%'],
    [0.04, '0%'],
    [-0.04, '0%'],
    [1234.5, '+1.234,5%'],
  ])('prints %d as %s', (n, text) => {
    expect(formatPercentChange(n)).toBe(text)
  })
})
