import { expect, test } from 'vitest'
import { mayWrite, reserveOf } from './disk-guard.ts'

const mb = 1024 * 1024
const gb = 1024 * mb

test.each([
  ['a small memory disk', 100 * mb, 12 * mb],
  ['a small card', gb, 51.2 * mb],
  ['a usual disk', 500 * gb, 64 * mb],
])('%s keeps its reserve free', (_what, total, reserve) => {
  expect(reserveOf({ total })).toBeCloseTo(reserve, 0)
})

test('orders stop below the reserve and resume only when there is clearly enough space', () => {
  const at = (free: number) => ({ free: free * mb, total: 500 * gb })
  expect(mayWrite(at(65), true)).toBe(true)
  expect(mayWrite(at(63), true)).toBe(false)
  expect(mayWrite(at(80), false)).toBe(false)
  expect(mayWrite(at(96), false)).toBe(true)
})
