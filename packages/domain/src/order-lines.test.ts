import { describe, expect, it } from 'vitest'
import { orderLines } from './order-lines.ts'

const medium = { id: 'Paket Sedang', en: 'Medium Pack' }
const filling = { id: 'Isi', en: 'Filling' }
const order = { packageType: '20pcs', quantity: 2, totalPrice: '116000.00', items: [] } as const

describe('what was ordered', () => {
  it('returns the stored lines with parsed amounts', () => {
    const item = {
      packageType: '20pcs',
      name: medium,
      pieces: 20,
      quantity: 2,
      unitPrice: '58000.00',
      totalPrice: '116000.00',
    }
    const choices = [{ id: 7, group: filling, name: { id: 'ayam', en: 'chicken' }, priceDifference: 0 }]
    const line = {
      packageType: '20pcs',
      name: { id: 'Paket Sedang (20 pcs)', en: 'Medium Pack (20 pcs)' },
      shortName: medium,
      pieces: 20,
      quantity: 2,
      unitPrice: 58_000,
      total: 116_000,
    }
    expect(orderLines({ ...order, items: [item, { ...item, choices }] })).toEqual([
      { ...line, choices: null, options: [] },
      { ...line, choices: { id: 'Isi: ayam', en: 'Filling: chicken' }, options: [7] },
    ])
  })

  it('derives one line from the order, named by the package key, when no items are stored', () => {
    const name = { id: '20pcs', en: '20pcs' }
    const line = { packageType: '20pcs', name, quantity: 2, unitPrice: 58_000, total: 116_000 }
    expect(orderLines(order)).toMatchObject([line])
  })

  it('keeps the unit price whole when the total does not divide, and finite for a quantity of zero', () => {
    expect(orderLines({ ...order, quantity: 3, totalPrice: '100000.00' })[0]?.unitPrice).toBe(33_333)
    expect(orderLines({ ...order, quantity: 0 })[0]?.unitPrice).toBe(116_000)
  })
})
