import { expect, it } from 'vitest'
import { orderedLines } from './order-preview.ts'

it('the package chosen first does not count again among the further ones', () => {
  const items = [
    { packageType: '20pcs' as const, quantity: 2 },
    { packageType: '100pcs' as const, quantity: 1 },
  ]
  expect(orderedLines({ packageType: '20pcs', quantity: 3, items })).toEqual([
    { packageType: '20pcs', quantity: 3 },
    { packageType: '100pcs', quantity: 1 },
  ])
  expect(orderedLines({ packageType: '10pcs', quantity: 1, items })).toEqual([
    { packageType: '10pcs', quantity: 1 },
    ...items,
  ])
  expect(orderedLines({ packageType: '10pcs', quantity: 1 })).toEqual([{ packageType: '10pcs', quantity: 1 }])
})
