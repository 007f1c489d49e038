import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packageTypes } from './catalogue.ts'
import { rupiah } from './money.ts'
import { formatPieces, lineTotal, orderTotal, piecesOf, priceOf } from './pricing.ts'

const line = fc.record({
  packageType: fc.constantFrom(...packageTypes),
  quantity: fc.integer({ min: 1, max: 3_333 }),
})

describe('the price of an order', () => {
  it('is price times quantity', () => {
    expect(lineTotal({ packageType: '20pcs', quantity: 2 })).toBe(116_000)
    expect(
      orderTotal([
        { packageType: '20pcs', quantity: 2 },
        { packageType: '100pcs', quantity: 1 },
      ]),
    ).toBe(386_000)
    expect(orderTotal([])).toBe(0)
  })

  it("uses the owner's price, and the catalogue price for other packages", () => {
    const prices = { '20pcs': rupiah(60_000) }
    expect(priceOf('20pcs', prices)).toBe(60_000)
    expect(
      orderTotal(
        [
          { packageType: '20pcs', quantity: 2 },
          { packageType: '10pcs', quantity: 1 },
        ],
        prices,
      ),
    ).toBe(150_000)
  })

  it.each([1.5, Number.NaN, 2 ** 53])('refuses a quantity of %s', (quantity) => {
    expect(() => lineTotal({ packageType: '10pcs', quantity })).toThrow(RangeError)
  })

  it('adds up, whatever the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (some, others) => {
        expect(orderTotal([...some, ...others])).toBe(orderTotal(some) + orderTotal(others))
        expect(orderTotal([...others, ...some])).toBe(orderTotal([...some, ...others]))
        expect(piecesOf([...some, ...others])).toBe(piecesOf(some) + piecesOf(others))
      }),
    )
  })

  it('never makes two small orders cheaper than a large one', () => {
    fc.assert(
      fc.property(fc.nat(1_000), (n) => {
        expect(lineTotal({ packageType: '100pcs', quantity: n })).toBeLessThanOrEqual(
          lineTotal({ packageType: '10pcs', quantity: n * 10 }),
        )
      }),
    )
  })
})

describe('the pieces to steam', () => {
  it('counts dumplings, not packages', () => {
    expect(
      piecesOf([
        { packageType: '20pcs', quantity: 2 },
        { packageType: '100pcs', quantity: 3 },
      ]),
    ).toBe(340)
  })
})

it('pieces are formatted with the separators of the language', () => {
  expect([0, 140, 2760].map((pieces) => formatPieces(pieces))).toEqual(['0 pcs', '140 pcs', '2.760 pcs'])
  expect(formatPieces(2760, 'en')).toBe('2,760 pcs')
})
