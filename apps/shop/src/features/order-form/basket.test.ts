import { describe, expect, test } from 'vitest'
import { withFirst } from './basket.ts'

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

  test('keeps a package of which several are wanted, though it is alone', () => {
    expect(withFirst({ packageType: '20pcs', quantity: 3 }, '10pcs')).toEqual({
      packageType: '10pcs',
      quantity: 1,
      items: [{ packageType: '20pcs', quantity: 3 }],
    })
  })

  test('changes the mere choice of one package', () => {
    expect(withFirst({ packageType: '20pcs', quantity: 1 }, '10pcs')).toEqual({
      packageType: '10pcs',
      quantity: 1,
      items: undefined,
    })
  })

  test('keeps a quantity that was given before any package', () => {
    expect(withFirst({ quantity: 4 }, '10pcs')).toEqual({
      packageType: '10pcs',
      quantity: 4,
      items: undefined,
    })
  })
})
