import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DeliveryArea, deliveryFee, missingToDeliver } from './delivery-areas.ts'
import { rupiah } from './money.ts'

const tebet: DeliveryArea = { id: 'a', name: 'Tebet', fee: 10_000, leastOrder: 50_000, freeFrom: 200_000 }

describe('delivery to an area', () => {
  it.each([
    [58_000, 10_000],
    [199_999, 10_000],
    [200_000, 0],
    [386_000, 0],
  ])('costs for lines of %d: %d', (lines, fee) => {
    expect(deliveryFee(tebet, rupiah(lines))).toBe(fee)
  })

  it.each([
    [30_000, 20_000],
    [49_999, 1],
    [50_000, 0],
    [58_000, 0],
  ])('lacks for lines of %d: %d', (lines, missing) => {
    expect(missingToDeliver(tebet, rupiah(lines))).toBe(missing)
  })

  it('has its fee for every order when there is no minimum or free limit', () => {
    const plain = { ...tebet, leastOrder: null, freeFrom: null }
    fc.assert(
      fc.property(fc.nat(99_999_999), (lines) => {
        expect(deliveryFee(plain, rupiah(lines))).toBe(plain.fee)
        expect(missingToDeliver(plain, rupiah(lines))).toBe(0)
      }),
    )
  })
})
