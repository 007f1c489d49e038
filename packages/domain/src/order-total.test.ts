import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rupiah, rupiahFromWire, rupiahToWire } from './money.ts'
import { type Charge, signedAmount, totalOf } from './order-total.ts'

const amounts = fc.nat(10_000_000).map(rupiah)
const delivery = (amount: number): Charge => ({
  kind: 'delivery',
  amount: rupiahToWire(rupiah(amount)),
  reason: 'Tebet',
})
const promotion = (amount: number): Charge => ({ ...delivery(amount), kind: 'promotion', reason: 'LEBARAN' })
/** Lines, and charges whose promotions are at most the price of the lines. */
const priced = amounts.chain((lines) =>
  fc
    .tuple(fc.array(amounts, { maxLength: 3 }), fc.array(fc.nat(lines), { maxLength: 3 }))
    .map(([fees, offs]) => {
      const all = offs.map((off) => Math.floor(off / Math.max(1, offs.length)))
      return { lines, charges: [...fees.map(delivery), ...all.map(promotion)] }
    }),
)

describe('the total of an order', () => {
  it('adds the delivery and subtracts the promotion', () => {
    expect(totalOf(rupiah(116_000), [delivery(10_000), promotion(16_000)])).toBe(110_000)
  })

  it('is exactly the sum of lines and charges, in any order', () => {
    fc.assert(
      fc.property(priced, ({ lines, charges }) => {
        const sum = charges.reduce((left, charge) => left + signedAmount(charge), lines as number)
        expect(totalOf(lines, charges)).toBe(sum)
        expect(totalOf(lines, charges.toReversed())).toBe(sum)
        expect(rupiahFromWire(rupiahToWire(totalOf(lines, charges)))).toBe(sum)
      }),
    )
  })

  it.each([
    ['a promotion above the lines', [promotion(58_001)]],
    ['a promotion that a fee would pay', [delivery(10_000), promotion(60_000)]],
    ['promotions that are too much together', [promotion(30_000), promotion(30_000)]],
    ['a fee below nothing', [{ ...delivery(0), amount: '-1.00' }]],
    ['half a rupiah', [{ ...delivery(0), amount: '0.50' }]],
  ])('refuses %s', (_what, charges) => {
    expect(() => totalOf(rupiah(58_000), charges)).toThrow(RangeError)
  })
})
