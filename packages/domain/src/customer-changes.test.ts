import { expect, test } from 'vitest'
import { changeObstacle, changesEnd } from './customer-changes.ts'
import { orderStatuses } from './order-status.ts'

const order = { status: 'pending', deliveryDate: '2026-11-28' } as const
const last = '2026-11-27T10:59:59.999Z'
const over = '2026-11-27T11:00:00.000Z'

test('ends at the owner’s time of the day before, in Jakarta', () => {
  expect(changesEnd('2026-11-28', '18:00')?.toISOString()).toBe(over)
  expect(changesEnd('2026-12-01', '00:00')?.toISOString()).toBe('2026-11-29T17:00:00.000Z')
  expect(changeObstacle(order, last, '18:00')).toBeNull()
  expect(changeObstacle(order, over, '18:00')).toBe('too-late')
})

test('an order without a day is open until cooking begins', () => {
  expect(changesEnd(null, '18:00')).toBeNull()
  expect(changeObstacle({ ...order, deliveryDate: null }, over, '18:00')).toBeNull()
})

test('an order that is cooked, handed over or cancelled cannot be changed', () => {
  const obstacles = orderStatuses.map((status) => changeObstacle({ ...order, status }, last, '18:00'))
  expect(obstacles).toEqual([null, null, 'started', 'started', 'done', 'done'])
})
