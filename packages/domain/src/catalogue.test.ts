import { describe, expect, it } from 'vitest'
import { catalogue, packages } from './catalogue.ts'
import { pricePerPieceOf } from './menu.ts'

describe('the catalogue', () => {
  it.each([
    ['10pcs', 'Paket Kecil (10 pcs)', 30_000, false],
    ['20pcs', 'Paket Sedang (20 pcs)', 58_000, true],
    ['100pcs', 'Paket Besar (100 pcs)', 270_000, false],
  ] as const)('sells %s as the specification says', (type, name, price, popular) => {
    expect(catalogue[type]).toMatchObject({ type, name, price, popular })
  })

  it('lists the packages from small to large', () => {
    expect(packages.map((each) => each.type)).toEqual(['10pcs', '20pcs', '100pcs'])
  })

  it.each(packages)('combines short name and pieces into the full name of $type', (each) => {
    expect(each.name).toBe(`${each.shortName} (${each.piecesLabel})`)
    expect(each.piecesLabel).toBe(`${each.pieces} pcs`)
    expect(each.type).toBe(`${each.pieces}pcs`)
  })

  it.each(packages)('allows as many $type per order as the total column can hold', (each) => {
    expect(each.maxQuantity * each.price).toBeLessThan(10 ** 8)
    expect((each.maxQuantity + 1) * each.price).toBeGreaterThanOrEqual(10 ** 8)
  })

  it('prices one piece', () => {
    expect(packages.map(pricePerPieceOf)).toEqual([3_000, 2_900, 2_700])
    expect(pricePerPieceOf({ price: 58_990, pieces: 20 })).toBe(2_950)
  })
})
