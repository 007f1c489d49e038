import { expect, it } from 'vitest'
import { orderLinesText, packagesOf } from './order-lines.ts'

it('an order of several packages fits one line, and its packages are counted', () => {
  const lines = [
    { name: 'Paket Sedang (20 pcs)', quantity: 2 },
    { name: 'Paket Kecil (10 pcs)', quantity: 1 },
  ]
  expect(orderLinesText(lines)).toBe('2 × Paket Sedang (20 pcs), 1 × Paket Kecil (10 pcs)')
  expect(packagesOf(lines)).toBe(3)
})
