import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Adjustment, editedTotal } from './edited-total.ts'
import { rupiahFromWire } from './money.ts'
import { type Charge, signedAmount } from './order-total.ts'

const delivery: Charge = { kind: 'delivery', amount: '10000.00', reason: 'Tebet' }
const code: Charge = { kind: 'promotion', amount: '5800.00', reason: 'HEMAT10' }
const tenPercent = { kind: 'percent', value: 10, packages: ['20pcs'], leastOrder: 58_000 } as const
const medium = (total: number) => [{ packageType: '20pcs', total }]
const off = (amount: number): Adjustment => ({ kind: 'discount', amount, reason: 'langganan' })

describe('the total of an edited order', () => {
  it('keeps the delivery fee and computes the promotion again', () => {
    const edit = {
      lines: medium(116_000),
      charges: [delivery, code],
      promotion: tenPercent,
      adjustment: null,
    }
    const charges = [delivery, { ...code, amount: '11600.00' }]
    expect(editedTotal(edit)).toMatchObject({ total: 114_400, charges })
  })

  it.each([
    ['for other packages', [{ packageType: '10pcs', total: 90_000 }]],
    ['below its minimum order', medium(57_000)],
  ])('drops a promotion %s', (_, lines) => {
    const { charges } = editedTotal({ lines, charges: [code], promotion: tenPercent, adjustment: null })
    expect(charges).toEqual([])
  })

  it('is unknown for a discount above it, and says how much it can be', () => {
    const edit = { lines: medium(58_000), charges: [delivery], promotion: null }
    const tooMuch = { total: null, mostDiscount: 68_000 }
    expect(editedTotal({ ...edit, adjustment: off(68_000) })).toMatchObject({ total: 0 })
    expect(editedTotal({ ...edit, adjustment: off(68_001) })).toMatchObject(tooMuch)
  })

  it('is never negative, and the sum of lines and charges, with one adjustment at most', () => {
    const amount = fc.integer({ min: 1, max: 200_000 })
    fc.assert(
      fc.property(
        fc.array(fc.record({ packageType: fc.constantFrom('10pcs', '20pcs'), total: amount }), {
          minLength: 1,
        }),
        fc.option(fc.record({ kind: fc.constantFrom('discount' as const, 'extra' as const), amount })),
        fc.boolean(),
        (lines, wanted, hasExtra) => {
          const before: Charge = { kind: 'extra', amount: '7000.00', reason: 'bungkus' }
          const { charges, total } = editedTotal({
            lines,
            charges: [delivery, code, ...(hasExtra ? [before] : [])],
            promotion: tenPercent,
            adjustment: wanted && { ...wanted, reason: 'sepakat' },
          })
          const sum = lines.reduce((all, line) => all + line.total, 0)
          const all = charges.reduce((left, charge) => left + signedAmount(charge), sum)
          expect(total).toBe(all < 0 ? null : all)
          const own = charges.filter(({ kind }) => kind === 'discount' || kind === 'extra')
          expect(own.map((charge) => rupiahFromWire(charge.amount))).toEqual(wanted ? [wanted.amount] : [])
        },
      ),
    )
  })
})
