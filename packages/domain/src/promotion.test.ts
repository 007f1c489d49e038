import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packageTypes } from './catalogue.ts'
import {
  isPromotionCode,
  missingForPromotion,
  promotionAmount,
  promotionCodeOf,
  promotionObstacle,
} from './promotion.ts'

const lines = [
  { packageType: '20pcs', total: 116_000 },
  { packageType: '10pcs', total: 30_000 },
]
const anyLines = fc.array(
  fc.record({
    packageType: fc.constantFrom(...packageTypes),
    total: fc.integer({ min: 1_000, max: 999_999 }),
  }),
  { minLength: 1, maxLength: 4 },
)
const covered = fc.subarray([...packageTypes])
const percent = fc.record({
  kind: fc.constant('percent' as const),
  value: fc.integer({ min: 1, max: 100 }),
  packages: covered,
})
const amount = fc.record({
  kind: fc.constant('amount' as const),
  value: fc.integer({ min: 1, max: 99_999_999 }),
  packages: covered,
})

describe('the discount of a promotion code', () => {
  it('is a percentage of all lines, or of those it applies to', () => {
    const tenth = { kind: 'percent', value: 10 } as const
    expect(promotionAmount({ ...tenth, packages: [] }, lines)).toBe(14_600)
    expect(promotionAmount({ ...tenth, packages: ['10pcs'] }, lines)).toBe(3_000)
    expect(promotionAmount({ ...tenth, packages: ['100pcs'] }, lines)).toBe(0)
  })

  it('is rounded down to the whole rupiah', () => {
    const third = { kind: 'percent', value: 33, packages: [] } as const
    expect(promotionAmount(third, [{ packageType: '10pcs', total: 1_001 }])).toBe(330)
  })

  it('is its amount, at most the price of the lines it applies to', () => {
    const off = { kind: 'amount', value: 50_000 } as const
    expect(promotionAmount({ ...off, packages: [] }, lines)).toBe(50_000)
    expect(promotionAmount({ ...off, packages: ['10pcs'] }, lines)).toBe(30_000)
  })

  it('is whole rupiah, never negative and never above the price of the lines it applies to', () => {
    fc.assert(
      fc.property(fc.oneof(percent, amount), anyLines, (code, lines) => {
        const off = promotionAmount(code, lines)
        const cost = lines
          .filter(({ packageType }) => code.packages.length === 0 || code.packages.includes(packageType))
          .reduce((sum, { total }) => sum + total, 0)
        expect(Number.isSafeInteger(off)).toBe(true)
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(cost)
        if (code.kind === 'percent') {
          expect(off * 100).toBeLessThanOrEqual(cost * code.value)
          expect((off + 1) * 100).toBeGreaterThan(cost * code.value)
        }
      }),
    )
  })
})

describe('a promotion code', () => {
  const open = { isActive: true, from: null, until: null, mostUses: null, uses: 0 }
  it.each([
    ['can be used where nothing stands against it', open, null],
    ['not while it is switched off', { ...open, isActive: false }, 'off'],
    ['not the day before its first', { ...open, from: '2026-11-22' }, 'not-yet'],
    ['on its first day', { ...open, from: '2026-11-21' }, null],
    ['on its last day', { ...open, until: '2026-11-21' }, null],
    ['not the day after its last', { ...open, until: '2026-11-20' }, 'over'],
    ['not once it is used up', { ...open, mostUses: 3, uses: 3 }, 'used-up'],
    ['for its last use', { ...open, mostUses: 3, uses: 2 }, null],
    ['not when an order was opened again past its limit', { ...open, mostUses: 3, uses: 4 }, 'used-up'],
  ] as const)('%s', (_what, code, obstacle) => {
    expect(promotionObstacle(code, '2026-11-21')).toBe(obstacle)
  })

  it('requires a minimum order, in rupiah of the lines', () => {
    expect(missingForPromotion({ leastOrder: 188_000 }, lines)).toBe(42_000)
    expect(missingForPromotion({ leastOrder: 146_000 }, lines)).toBe(0)
    expect(missingForPromotion({ leastOrder: 0 }, lines)).toBe(0)
  })

  it('is the same in every spelling', () => {
    expect(promotionCodeOf('  lebaran-26 ')).toBe('LEBARAN-26')
    expect(promotionCodeOf('hemat 10')).toBe('HEMAT10')
  })

  it.each([
    ['A-1', true],
    ['AB', false],
    ['-AB', false],
    ['AB-', false],
    ['A'.repeat(24), true],
    ['A'.repeat(25), false],
    ['LÉBARAN', false],
    ['lebaran', false],
  ])('«%s» is one: %s', (text, isOne) => {
    expect(isPromotionCode(text)).toBe(isOne)
  })
})
