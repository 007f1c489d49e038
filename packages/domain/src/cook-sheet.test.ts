import { describe, expect, test } from 'vitest'
import {
  compareHandOver,
  cookTally,
  entersCookSheet,
  type SheetOrder,
  waitsForConfirmation,
} from './cook-sheet.ts'

const order = (overrides: Partial<SheetOrder> = {}): SheetOrder => ({
  id: 1,
  status: 'confirmed',
  isPaid: false,
  isDelivery: true,
  items: [{ packageType: '20pcs', pieces: 20, quantity: 2, preparedAt: null }],
  ...overrides,
})

describe('the cook sheet', () => {
  test.each([
    ['pending', false, 'waits'],
    ['pending', true, 'enters'],
    ['confirmed', false, 'enters'],
    ['confirmed', true, 'enters'],
    ['preparing', false, 'enters'],
    ['ready', false, 'enters'],
    ['delivered', true, 'enters'],
    ['cancelled', false, 'neither'],
    ['cancelled', true, 'neither'],
  ] as const)('%s and paid %s: %s', (status, isPaid, where) => {
    const facts = { status, isPaid }
    expect([entersCookSheet(facts), waitsForConfirmation(facts)]).toEqual([
      where === 'enters',
      where === 'waits',
    ])
  })

  test('sums the pieces of its orders, in total, by package and by choices as they are printed', () => {
    const chosen = (name: string) => [
      { id: 1, group: { id: 'Isi', en: 'Filling' }, name: { id: name, en: name }, priceDifference: 0 },
    ]
    const line = { packageType: '20pcs', pieces: 20, quantity: 2, preparedAt: null }
    const done = '2026-11-21T01:00:00.000Z'
    const orders = [
      order({
        items: [
          { ...line, choices: chosen('mix') },
          { ...line, choices: chosen('ayam') },
        ],
      }),
      order({ items: [{ ...line, quantity: 3, choices: chosen('mix'), preparedAt: done }] }),
      order({ items: [line, { ...line, packageType: '10pcs', pieces: 10 }] }),
    ]
    const { packages, ...total } = cookTally(orders, ['20pcs', '100pcs'])
    expect(total).toEqual({ orders: 3, pieces: 200, preparedPieces: 60 })
    const [sedang, kecil] = packages
    expect(sedang).toEqual({
      packageType: '20pcs',
      packs: 9,
      pieces: 180,
      preparedPieces: 60,
      choices: [
        { choices: null, packs: 2, pieces: 40, preparedPieces: 0 },
        { choices: { id: 'Isi: ayam', en: 'Filling: ayam' }, packs: 2, pieces: 40, preparedPieces: 0 },
        { choices: { id: 'Isi: mix', en: 'Filling: mix' }, packs: 5, pieces: 100, preparedPieces: 60 },
      ],
    })
    expect(kecil).toEqual({ packageType: '10pcs', packs: 2, pieces: 20, preparedPieces: 0 })
  })

  test('counts the lines of a packed order as prepared, ticked or not', () => {
    expect(cookTally([order({ status: 'ready' })], []).preparedPieces).toBe(40)
    expect(cookTally([order({ status: 'preparing' })], []).preparedPieces).toBe(0)
  })

  test('lists deliveries before pick-ups, and earlier orders first', () => {
    const orders = [
      order({ id: 3, isDelivery: false }),
      order({ id: 9 }),
      order({ id: 1, isDelivery: false }),
      order({ id: 4 }),
    ]
    expect(orders.sort(compareHandOver).map(({ id }) => id)).toEqual([4, 9, 1, 3])
  })
})
