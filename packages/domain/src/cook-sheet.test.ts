import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packageTypes } from './catalogue.ts'
import {
  compareHandOver,
  cookTally,
  entersCookSheet,
  isLinePrepared,
  type SheetOrder,
  waitsForConfirmation,
} from './cook-sheet.ts'
import { orderStatuses } from './order-status.ts'

const piecesOf = (items: SheetOrder['items']) =>
  items.reduce((sum, { pieces, quantity }) => sum + pieces * quantity, 0)

const order = (overrides: Partial<SheetOrder> = {}): SheetOrder => ({
  id: 1,
  status: 'confirmed',
  isPaid: false,
  isDelivery: true,
  items: [{ packageType: '20pcs', pieces: 20, quantity: 2, preparedAt: null }],
  ...overrides,
})

const anyOrder: fc.Arbitrary<SheetOrder> = fc.record({
  id: fc.integer({ min: 1, max: 999_999 }),
  status: fc.constantFrom(...orderStatuses),
  isPaid: fc.boolean(),
  isDelivery: fc.boolean(),
  items: fc
    .uniqueArray(
      fc.record({
        packageType: fc.constantFrom(...packageTypes),
        pieces: fc.integer({ min: 1, max: 100 }),
        quantity: fc.integer({ min: 1, max: 50 }),
        preparedAt: fc.constantFrom(null, '2026-11-21T01:00:00.000Z'),
      }),
      { minLength: 1, maxLength: 3, selector: ({ packageType }) => packageType },
    )
    .map((lines) => lines),
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

  test('counts a package per choices, as they are printed', () => {
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
    const [sedang, kecil] = cookTally(orders, ['20pcs', '10pcs']).packages
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

  test('sums the pieces of its orders, in total and by package', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 30 }), (orders) => {
        const tally = cookTally(orders, packageTypes)
        const pieces = orders.reduce((sum, { items }) => sum + piecesOf(items), 0)
        expect(tally.pieces).toBe(pieces)
        expect(tally.orders).toBe(orders.length)
        const ordered = orders.flatMap(({ items }) => items.map(({ packageType }) => packageType))
        expect(tally.packages.map(({ packageType }) => packageType)).toEqual(
          packageTypes.filter((packageType) => ordered.includes(packageType)),
        )
        expect(tally.packages.reduce((sum, part) => sum + part.pieces, 0)).toBe(pieces)
        expect(tally.preparedPieces).toBeLessThanOrEqual(pieces)
        const open = orders.flatMap(({ status, items }) =>
          items.filter((line) => !isLinePrepared(line, status)),
        )
        expect(tally.preparedPieces).toBe(pieces - piecesOf(open))
      }),
    )
  })

  test('counts the lines of a packed order as prepared, ticked or not', () => {
    expect(cookTally([order({ status: 'ready' })], packageTypes).preparedPieces).toBe(40)
    expect(cookTally([order({ status: 'preparing' })], packageTypes).preparedPieces).toBe(0)
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
