import { describe, expect, test } from 'vitest'
import { linesOf, withFirst, withQuantity } from './basket.ts'

describe('tapping the card of another package', () => {
  test('swaps it with the one chosen first, each with its own quantity, and keeps every line', () => {
    const basket = {
      packageType: '20pcs',
      quantity: 3,
      items: [
        { packageType: '10pcs', quantity: 2 },
        { packageType: '100pcs', quantity: 1 },
      ],
    } as const
    expect(withFirst({ ...basket, items: [...basket.items] }, '10pcs')).toEqual({
      packageType: '10pcs',
      quantity: 2,
      items: [
        { packageType: '20pcs', quantity: 3 },
        { packageType: '100pcs', quantity: 1 },
      ],
    })
  })

  test('adds a package that is not in the order yet', () => {
    const items = [{ packageType: '100pcs' as const, quantity: 1 }]
    expect(withFirst({ packageType: '20pcs', quantity: 1, items }, '10pcs')).toEqual({
      packageType: '10pcs',
      quantity: 1,
      items: [{ packageType: '20pcs', quantity: 1 }, ...items],
    })
  })

  test('keeps a single package with a quantity above one', () => {
    expect(withFirst({ packageType: '20pcs', quantity: 3 }, '10pcs')).toEqual({
      packageType: '10pcs',
      quantity: 1,
      items: [{ packageType: '20pcs', quantity: 3 }],
    })
  })

  test('replaces a single package with a quantity of one', () => {
    expect(withFirst({ packageType: '20pcs', quantity: 1 }, '10pcs')).toEqual({
      packageType: '10pcs',
      quantity: 1,
      items: undefined,
    })
  })

  test('keeps a single package whose quantity was set by the buttons', () => {
    expect(withFirst({ packageType: '20pcs', quantity: 1 }, '10pcs', true)).toEqual({
      packageType: '10pcs',
      quantity: 1,
      items: [{ packageType: '20pcs', quantity: 1 }],
    })
  })
})

describe('changing a quantity', () => {
  const basket = {
    packageType: '20pcs' as const,
    quantity: 1,
    items: [{ packageType: '10pcs' as const, quantity: 2 }],
  }

  test.each([
    [
      'adds one that is not in the order at its end',
      '100pcs',
      1,
      '20pcs',
      1,
      [
        ['10pcs', 2],
        ['100pcs', 1],
      ],
    ],
    ['changes the one chosen first where it stands', '20pcs', 4, '20pcs', 4, [['10pcs', 2]]],
    ['changes a further one where it stands', '10pcs', 5, '20pcs', 1, [['10pcs', 5]]],
    ['takes out a further one at none', '10pcs', 0, '20pcs', 1, undefined],
    ['lets the next be the first when the first is taken out', '20pcs', 0, '10pcs', 2, undefined],
  ] as const)('%s', (_what, packageType, quantity, first, count, further) => {
    expect(withQuantity(basket, packageType, quantity)).toEqual({
      packageType: first,
      quantity: count,
      items: further?.map(([type, packs]) => ({ packageType: type, quantity: packs })),
    })
  })

  test('makes the first package with a quantity the first one', () => {
    expect(withQuantity({}, '10pcs', 3)).toEqual({ packageType: '10pcs', quantity: 3, items: undefined })
  })
})

test('the first package is not repeated among the further ones', () => {
  const items = [
    { packageType: '20pcs' as const, quantity: 2 },
    { packageType: '100pcs' as const, quantity: 1 },
  ]
  expect(linesOf({ packageType: '20pcs', quantity: 3, items })).toEqual([
    { packageType: '20pcs', quantity: 3 },
    { packageType: '100pcs', quantity: 1 },
  ])
})
