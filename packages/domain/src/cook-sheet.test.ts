import { describe, expect, test } from 'vitest'
import {
  compareHandOver,
  cookTally,
  entersCookSheet,
  type SheetOrder,
  waitsForConfirmation,
} from './cook-sheet.ts'
import { orderStatuses } from './order-status.ts'

const order = (overrides: Partial<SheetOrder> = {}): SheetOrder => ({
  id: 1,
  status: 'confirmed',
  isPaid: false,
  isDelivery: true,
  items: [{ packageType: '20pcs', pieces: 20, quantity: 2, preparedAt: null }],
  ...overrides,
})

describe('the cook sheet', () => {
  test('has the orders that are paid or confirmed; the others wait for the owner', () => {
    const where = (rule: typeof entersCookSheet, isPaid: boolean) =>
      orderStatuses.filter((status) => rule({ status, isPaid }))
    const accepted = ['confirmed', 'preparing', 'ready', 'delivered']
    expect(where(entersCookSheet, false)).toEqual(accepted)
    expect(where(entersCookSheet, true)).toEqual(['pending', ...accepted])
    expect(where(waitsForConfirmation, false)).toEqual(['pending'])
    expect(where(waitsForConfirmation, true)).toEqual([])
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

  test('lists earlier times first, then deliveries before pick-ups, then earlier orders', () => {
    const orders = [
      { id: 3, isDelivery: false },
      { id: 9, isDelivery: true },
      { id: 1, isDelivery: false },
      { id: 4, isDelivery: true },
      { id: 5, isDelivery: false, timeWindow: '18:00-20:00' },
      { id: 7, isDelivery: false, timeWindow: '09:00-11:00' },
      { id: 8, isDelivery: true, timeWindow: '09:00-11:00' },
    ]
    expect(orders.sort(compareHandOver).map(({ id }) => id)).toEqual([8, 7, 5, 4, 9, 1, 3])
  })
})
