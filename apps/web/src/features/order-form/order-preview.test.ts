import { expect, it } from 'vitest'
import { otherLines } from './order-preview.ts'

it('the package chosen first does not count again among the further ones', () => {
  const items = [
    { packageType: '20pcs' as const, quantity: 2 },
    { packageType: '100pcs' as const, quantity: 1 },
  ]
  expect(otherLines(items, '20pcs')).toEqual([{ packageType: '100pcs', quantity: 1 }])
  expect(otherLines(items, '10pcs')).toEqual(items)
  expect(otherLines([], '10pcs')).toEqual([])
})
