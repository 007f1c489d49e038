import { describe, expect, it } from 'vitest'
import { orderLines } from './order-lines.ts'

const medium = { id: 'Paket Sedang', en: 'Medium Pack' }
const small = { id: 'Paket Kecil', en: 'Small Pack' }
const filling = { id: 'Isi', en: 'Filling' }
const order = { packageType: '20pcs', quantity: 2, totalPrice: '116000.00', items: [] } as const

describe('what was ordered', () => {
  it('returns the stored lines with parsed amounts', () => {
    const items = [
      {
        id: 1,
        packageType: '20pcs',
        name: medium,
        pieces: 20,
        quantity: 2,
        unitPrice: '58000.00',
        totalPrice: '116000.00',
      },
      {
        id: 2,
        packageType: '10pcs',
        name: small,
        pieces: 10,
        quantity: 1,
        unitPrice: '30000.00',
        totalPrice: '30000.00',
        choices: [{ id: 7, group: filling, name: { id: 'ayam', en: 'chicken' }, priceDifference: 0 }],
      },
    ] as const
    expect(orderLines({ ...order, items, totalPrice: '146000.00' })).toEqual([
      {
        packageType: '20pcs',
        name: { id: 'Paket Sedang (20 pcs)', en: 'Medium Pack (20 pcs)' },
        shortName: medium,
        choices: null,
        options: [],
        pieces: 20,
        quantity: 2,
        unitPrice: 58_000,
        total: 116_000,
      },
      {
        packageType: '10pcs',
        name: { id: 'Paket Kecil (10 pcs)', en: 'Small Pack (10 pcs)' },
        shortName: small,
        choices: { id: 'Isi: ayam', en: 'Filling: chicken' },
        options: [7],
        pieces: 10,
        quantity: 1,
        unitPrice: 30_000,
        total: 30_000,
      },
    ])
  })

  it('derives one line from the order, named by the package key, when no items are stored', () => {
    expect(orderLines(order)).toMatchObject([
      {
        packageType: '20pcs',
        name: { id: '20pcs', en: '20pcs' },
        quantity: 2,
        unitPrice: 58_000,
        total: 116_000,
      },
    ])
  })

  it('keeps the unit price whole when the total does not divide, and finite for a quantity of zero', () => {
    expect(orderLines({ ...order, quantity: 3, totalPrice: '100000.00' })[0]?.unitPrice).toBe(33_333)
    expect(orderLines({ ...order, quantity: 0 })[0]?.unitPrice).toBe(116_000)
  })
})
