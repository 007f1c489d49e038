import { describe, expect, it } from 'vitest'
import { orderLines, orderLinesText, packagesOf } from './order-lines.ts'

const order = { packageType: '20pcs', quantity: 2, totalPrice: '116000.00', items: [] } as const

describe('what was ordered', () => {
  it('is the stored lines, with money read from the wire', () => {
    const items = [
      { id: 1, packageType: '20pcs', quantity: 2, unitPrice: '58000.00', totalPrice: '116000.00' },
      { id: 2, packageType: '10pcs', quantity: 1, unitPrice: '30000.00', totalPrice: '30000.00' },
    ] as const
    const lines = orderLines({ ...order, items: [...items], totalPrice: '146000.00' })
    expect(lines).toEqual([
      { packageType: '20pcs', name: 'Paket Sedang (20 pcs)', quantity: 2, unitPrice: 58_000, total: 116_000 },
      { packageType: '10pcs', name: 'Paket Kecil (10 pcs)', quantity: 1, unitPrice: 30_000, total: 30_000 },
    ])
    expect(orderLinesText(lines)).toBe('2 × Paket Sedang (20 pcs), 1 × Paket Kecil (10 pcs)')
    expect(packagesOf(lines)).toBe(3)
  })

  it('is one line derived from the order when no items are stored', () => {
    expect(orderLines({ ...order, items: [] })).toEqual([
      { packageType: '20pcs', name: 'Paket Sedang (20 pcs)', quantity: 2, unitPrice: 58_000, total: 116_000 },
    ])
  })

  it('keeps the unit price whole when the total does not divide', () => {
    expect(orderLines({ ...order, items: [], quantity: 3, totalPrice: '100000.00' })[0]?.unitPrice).toBe(
      33_333,
    )
  })
})
